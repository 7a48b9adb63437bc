import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import type { RunningBonus } from '../../model/bonus.ts';
import type { GameRounds } from '../../model/gameRounds.ts';
import styles from '../Bonus/BonusLine.module.css';

export interface GameMoneyLineProps {
  bonus: RunningBonus | null;
  /** Whether bets in this game count towards the wagering. */
  counts: boolean;
  rounds: GameRounds | null;
  onOpen: () => void;
}

/** What is left to wager and to play for free, as one button in the bar of a game. */
export function GameMoneyLine({ bonus, counts, rounds, onOpen }: GameMoneyLineProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.line}
      aria-haspopup="dialog"
      title={formatMessage({ id: 'gifts.game.open' })}
      onClick={onOpen}
    >
      {rounds && <RoundsLeft rounds={rounds} />}
      {bonus && (counts ? <ToWager bonus={bonus} /> : <NotCounting />)}
    </button>
  );
}

function RoundsLeft({ rounds: { kind, left } }: { rounds: GameRounds }) {
  const { formatNumber } = useIntl();
  return (
    <span className={styles.left}>
      <small className={styles.term}>
        <FormattedMessage id={`gifts.game.${kind}`} />
      </small>
      <span data-number>{formatNumber(left)}</span>
    </span>
  );
}

function NotCounting() {
  return (
    <small className={styles.apart}>
      <FormattedMessage id="gifts.bonus.notHere" />
    </small>
  );
}

function ToWager({ bonus: { left, currency, wagering, multiplier } }: { bonus: RunningBonus }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <>
      <span className={styles.ring} aria-hidden>
        <ProgressRing size="sm" value={wagering?.percent ?? 0}>
          {multiplier !== null && formatMessage({ id: 'gifts.multiplier' }, { wager: multiplier })}
        </ProgressRing>
      </span>
      <span className={styles.left}>
        <small className={styles.term}>
          <FormattedMessage id="gifts.bonus.toWager" />
        </small>
        <AnimatedNumber value={left} format={(minor) => money(minor, currency)} />
      </span>
    </>
  );
}
