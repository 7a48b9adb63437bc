import { FormattedMessage } from 'react-intl';
import type { Bet } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import styles from './History.module.css';

/** Whose money a round was played with. */
type BetPurse = 'real' | 'bonus' | 'both' | 'gift';

function purseOf({ isFree, stake, bonusStake = 0 }: Bet): BetPurse {
  if (isFree) return 'gift';
  if (bonusStake === 0) return 'real';
  return bonusStake < stake ? 'both' : 'bonus';
}

export function BetPurseText({ bet }: { bet: Bet }) {
  return <FormattedMessage id={`history.purse.${purseOf(bet)}`} />;
}

/** A sum, or that the round isn't over. */
export function Settled({ sum, currency }: { sum: number | undefined; currency: string }) {
  const { money } = useMoney();
  return sum === undefined ? <FormattedMessage id="history.bet.running" /> : money(sum, currency);
}

interface SumWithBonusProps {
  sum: number | undefined;
  /** The share that is bonus money. */
  bonus: number | undefined;
  currency: string;
}

/** A sum of real and bonus money, which names the share of bonus money. */
export function SumWithBonus({ sum, bonus = 0, currency }: SumWithBonusProps) {
  const { money } = useMoney();
  if (bonus === 0) return <Settled sum={sum} currency={currency} />;
  return (
    <span className={styles.sum}>
      <Settled sum={sum} currency={currency} />{' '}
      <span className={styles.note}>
        <FormattedMessage id="history.bet.ofItBonus" values={{ amount: money(bonus, currency) }} />
      </span>
    </span>
  );
}
