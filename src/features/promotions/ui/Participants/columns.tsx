import type { ReactNode, RefCallback } from 'react';
import { FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl';
import type { Promo, PromoParticipant } from '#/api/generated/model/index.ts';
import { shownName } from '#/entities/game/rules.ts';
import { formatPoints } from '#/lib/money.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Badge } from '#/ui/Badge/Badge.tsx';
import type { Column } from '#/ui/Table/columns.ts';
import { highFiveKind } from '../../model/highFive.rules.ts';
import { currencyWord, POINT_PARTS } from '../../model/points.ts';
import styles from './ParticipantsView.module.css';

/** Points that stand for 'many' in a heading. */
const MANY = 5 * POINT_PARTS;

/** Letters of a heading: what the server calls its points may be of any length. */
const LONGEST_HEADING = 24;

const headingOf = (word: string): string =>
  word.length > LONGEST_HEADING ? `${word.slice(0, LONGEST_HEADING)}…` : word;

/** The columns of a promotion's participants. `renderFive` adds one for what can be given to a row. */
export function participantColumns(
  promo: Pick<Promo, 'currency' | 'additionalCurrency' | 'containerTemplate'>,
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
  renderFive?: (participant: PromoParticipant) => ReactNode,
  holdOwnRow?: RefCallback<HTMLElement>,
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
          <FormattedNumber value={rank} />
        </span>
      ),
    },
    {
      key: 'username',
      title: formatMessage({ id: 'promotions.table.player' }),
      isSortable: true,
      isRowHeader: true,
      render: ({ userId, username, avatar, isItsMe }) => (
        <span ref={isItsMe ? holdOwnRow : undefined} className={styles.player}>
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
    ...(renderFive
      ? [
          {
            key: 'five',
            title: formatMessage({ id: 'promotions.highFive.title' }, { kind: highFiveKind(promo) }),
            align: 'end' as const,
            inLine: 'action' as const,
            render: renderFive,
          },
        ]
      : []),
  ];
}
