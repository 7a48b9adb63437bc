import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, type RefCallback } from 'react';
import { useIntl, FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import type { PromoParticipant, Promo } from '#/api/generated/model/index.ts';
import { shownName } from '#/entities/game/rules.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { currencyWord, POINT_PARTS } from '#/entities/promo/rules.ts';
import { formatPoints } from '#/lib/money.ts';
import { useSearchText } from '#/lib/useSearchText.ts';
import { useUrlQuery } from '#/lib/urlQuery.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { scrollBehaviour } from '#/ui/motion.ts';
import type { Column } from '#/ui/Table/Table.tsx';
import { participantsQuery } from './data/queries.ts';
import { pageOfRank, readTableQuery, wholeTable, writeTableQuery } from './model/tableQuery.ts';
import styles from './ui/Participants/ParticipantsView.module.css';
import { ParticipantsView } from './ui/Participants/ParticipantsView.tsx';

export interface ParticipantsProps {
  /** An optional last column, such as a button for each participant. Must be memoized. */
  extraColumn: Column<PromoParticipant> | undefined;
}

export function Participants({ extraColumn }: ParticipantsProps) {
  const intl = useIntl();
  const { promo, viewer } = usePromo();
  const [query, change] = useUrlQuery(readTableQuery, writeTableQuery);
  const answer = useQuery(participantsQuery(promo.id, query));
  const search = useSearchText(query.q, (q) => change({ ...wholeTable, q }));
  const ownRow = useOwnRow();
  const { hold: holdOwnRow } = ownRow;
  // The columns are memoized, so that a change in one row rerenders only that row.
  const columns = useMemo(
    () => participantColumns(promo, intl, { extra: extraColumn, ownRow: holdOwnRow }),
    [promo, intl, extraColumn, holdOwnRow],
  );
  const rank = viewer.kind === 'player' ? viewer.membership?.rank : undefined;
  return (
    <ParticipantsView
      columns={columns}
      table={loadable(answer)}
      query={query}
      search={search.text}
      onSearch={search.type}
      onQuery={(next) => {
        search.show(search.text);
        change({ ...next, q: search.text.trim() });
      }}
      own={
        rank === undefined
          ? null
          : {
              rank,
              onFind: () =>
                ownRow.find(() => {
                  search.show('');
                  change({ ...wholeTable, page: pageOfRank(rank) });
                }),
            }
      }
      isTurning={answer.isPlaceholderData}
    />
  );
}

const reveal = (row: HTMLElement): void =>
  row.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });

/**
 * Scrolls to the player's own row. If the row is on another page of the table, waits until that page has
 * loaded.
 */
function useOwnRow() {
  const row = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const hold = useCallback((element: HTMLElement | null): void => {
    row.current = element;
    if (element === null || !isAwaited.current) return;
    isAwaited.current = false;
    reveal(element);
  }, []);
  const find = (turnToIt: () => void): void => {
    if (row.current) {
      reveal(row.current);
      return;
    }
    isAwaited.current = true;
    turnToIt();
  };
  return { hold, find };
}

/** Sample number that selects the plural form of the points' name, because a heading contains no number. */
const PLURAL_SAMPLE = 5 * POINT_PARTS;

/** Maximum length of a heading in characters. A longer name of the points is cut. */
const LONGEST_HEADING = 24;

const headingOf = (word: string): string =>
  word.length > LONGEST_HEADING ? `${word.slice(0, LONGEST_HEADING)}…` : word;

interface ColumnOptions {
  readonly extra?: Column<PromoParticipant> | undefined;
  readonly ownRow?: RefCallback<HTMLElement>;
}

export function participantColumns(
  promo: Pick<Promo, 'currency' | 'additionalCurrency'>,
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
  { extra, ownRow }: ColumnOptions = {},
): Column<PromoParticipant>[] {
  const { currency, additionalCurrency } = promo;
  const title = currency
    ? headingOf(currencyWord(currency.name, PLURAL_SAMPLE, locale))
    : formatMessage({ id: 'promotions.table.points' });
  return [
    {
      key: 'rank',
      title: formatMessage({ id: 'promotions.table.rank' }),
      isSortable: true,
      phoneSlot: 'lead',
      render: ({ rank }) => (
        <span className={styles.rank} data-place={rank <= 3 ? rank : undefined}>
          <FormattedNumber value={rank} useGrouping="always" />
        </span>
      ),
    },
    {
      key: 'username',
      title: formatMessage({ id: 'promotions.table.player' }),
      isSortable: true,
      isRowHeader: true,
      render: ({ userId, username, avatar, isItsMe }) => (
        <span ref={isItsMe ? ownRow : undefined} className={styles.player}>
          <Avatar name={username} src={avatar} size="sm" isDecorative />
          <span className={styles.name} title={username}>
            {shownName({ name: username, slug: String(userId) })}
          </span>
          {isItsMe && (
            <Badge tone="accent">
              <FormattedMessage id="promotions.table.me" />
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'points',
      title,
      isSortable: true,
      align: 'end',
      phoneSlot: 'figure',
      render: ({ points }) => <b data-number>{formatPoints(points, locale)}</b>,
    },
    ...(additionalCurrency
      ? [
          {
            key: 'additional',
            title: headingOf(currencyWord(additionalCurrency.name, PLURAL_SAMPLE, locale)),
            align: 'end' as const,
            phoneSlot: 'figure' as const,
            render: ({ additionalPoints = 0 }: PromoParticipant) => (
              <span data-number>{formatPoints(additionalPoints, locale)}</span>
            ),
          },
        ]
      : []),
    ...(extra ? [extra] : []),
  ];
}
