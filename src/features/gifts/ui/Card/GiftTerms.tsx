import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { isRounds } from '#/entities/gift/kinds.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import styles from './GiftTerms.module.css';

/** Where its rounds are played and for how much each, and what a bonus closes until it is wagered. */
export function GiftTerms({ gift, currency }: { gift: Gift; currency: string }) {
  const { type, stake, roundsLeft, gameName, wager, state } = gift;
  const { money } = useMoney();
  const hasRounds = isRounds(type) && stake !== undefined && gameName !== undefined && roundsLeft !== 0;
  const locks = wager !== undefined && state === 'received';
  if (!hasRounds && !locks) return null;
  return (
    <div className={styles.terms}>
      {hasRounds && (
        <p>
          <FormattedMessage
            id={type === 'freebet' ? 'gifts.terms.oneBet' : 'gifts.terms.rounds'}
            values={{ game: gameName, stake: money(stake, currency), count: roundsLeft ?? 1 }}
          />
        </p>
      )}
      {locks && (
        <p>
          <FormattedMessage id={isRounds(type) ? 'gifts.terms.locksOnWin' : 'gifts.terms.locksShort'} />
        </p>
      )}
    </div>
  );
}
