import { FormattedMessage } from 'react-intl';
import type { Bet } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Purse } from '../model/lists.ts';
import styles from './History.module.css';

/** The money that paid for a round: real money, bonus money, both, or a gift. */
type BetPurse = 'real' | 'bonus' | 'both' | 'gift';

function purseOf({ isFree, stake, bonusStake = 0 }: Bet): BetPurse {
  if (isFree) return 'gift';
  if (bonusStake === 0) return 'real';
  return bonusStake < stake ? 'both' : 'bonus';
}

export function BetPurseText({ bet }: { bet: Bet }) {
  return <FormattedMessage id={`history.purse.${purseOf(bet)}`} />;
}

/**
 * A sum of a round, for example its win. If the sum isn't known yet, a note says that the round is still
 * running.
 */
export function RoundSum({ sum, currency }: { sum: number | undefined; currency: string }) {
  const { money } = useMoney();
  return sum === undefined ? <FormattedMessage id="history.bet.running" /> : money(sum, currency);
}

interface SumWithBonusProps {
  sum: number | undefined;
  /** The part of the sum that is bonus money. */
  bonus: number | undefined;
  currency: string;
}

/** A sum of real and bonus money. Names the part that is bonus money. */
export function SumWithBonus({ sum, bonus = 0, currency }: SumWithBonusProps) {
  const { money } = useMoney();
  if (bonus === 0) return <RoundSum sum={sum} currency={currency} />;
  return (
    <span className={styles.sum}>
      <RoundSum sum={sum} currency={currency} />{' '}
      <span className={styles.note}>
        <FormattedMessage id="history.bet.ofItBonus" values={{ amount: money(bonus, currency) }} />
      </span>
    </span>
  );
}

const NO_CHANGE = '—';

interface ChangeProps {
  purse: Purse;
  value: number;
  currency: string;
}

/** The amount by which a purse has changed, with a plus or minus sign. A dash if it hasn't changed. */
export function Change({ purse, value, currency }: ChangeProps) {
  const text = useAmount();
  if (value === 0) return <span aria-hidden>{NO_CHANGE}</span>;
  return (
    <span className={styles.figure}>
      {value > 0 ? '+' : ''}
      {text(purse, value, currency)}
    </span>
  );
}

/** Formats money, or a number of compoints. */
export function useAmount(): (purse: Purse, value: number, currency: string) => string {
  const { money, count } = useMoney();
  // For negative compoints, `formatNumber` writes a hyphen. Replace it with the minus sign that amounts of
  // money have.
  return (purse, value, currency) =>
    purse === 'compoints' ? count(value).replace('-', '−') : money(value, currency);
}

export function PurseName({ purse }: { purse: Purse }) {
  return <FormattedMessage id={`history.purse.${purse}`} />;
}
