import type { RefCallback } from 'react';
import { FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl';
import type { Promo, PromoParticipant } from '#/api/generated/model/index.ts';
import { shownName } from '#/entities/game/rules.ts';
import { currencyWord, POINT_PARTS } from '#/entities/promo/rules.ts';
import { formatPoints } from '#/lib/money.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Badge } from '#/ui/Badge/Badge.tsx';
import type { Column } from '#/ui/Table/columns.ts';
import styles from './ParticipantsView.module.css';

/** A number that selects the plural form of a heading. */
const MANY = 5 * POINT_PARTS;

/** The server's names of points have any length. Longer headings are cut. */
const LONGEST_HEADING = 24;

const headingOf = (word: string): string =>
  word.length > LONGEST_HEADING ? `${word.slice(0, LONGEST_HEADING)}…` : word;

interface MoreOfTable {
  readonly extra?: Column<PromoParticipant> | undefined;
  readonly ownRow?: RefCallback<HTMLElement>;
}

export function participantColumns(
  promo: Pick<Promo, 'currency' | 'additionalCurrency'>,
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
  { extra, ownRow }: MoreOfTable = {},
): Column<PromoParticipant>[] {
  const { currency, additionalCurrency } = promo;
  const title = currency
    ? headingOf(currencyWord(currency.name, MANY, locale))
    : formatMessage({ id: 'promotions.table.points' });
  return [
    {
      key: 'rank',
      title: formatMessage({ id: 'promotions.table.rank' }),
      isSortable: true,
      inLine: 'lead',
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
      inLine: 'figure',
      render: ({ points }) => <b data-number>{formatPoints(points, locale)}</b>,
    },
    ...(additionalCurrency
      ? [
          {
            key: 'additional',
            title: headingOf(currencyWord(additionalCurrency.name, MANY, locale)),
            align: 'end' as const,
            inLine: 'figure' as const,
            render: ({ additionalPoints = 0 }: PromoParticipant) => (
              <span data-number>{formatPoints(additionalPoints, locale)}</span>
            ),
          },
        ]
      : []),
    ...(extra ? [extra] : []),
  ];
}
