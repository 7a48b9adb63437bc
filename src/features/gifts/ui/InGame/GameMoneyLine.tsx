import Gift from 'lucide-react/icons/gift';
import Sparkles from 'lucide-react/icons/sparkles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
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
      {bonus && <Ring bonus={bonus} />}
      {bonus && (counts ? <ToWager bonus={bonus} /> : <NotCounting />)}
    </button>
  );
}

function RoundsLeft({ rounds: { kind, left } }: { rounds: GameRounds }) {
  const { formatNumber } = useIntl();
  return (
    <>
      <span className={styles.sign} aria-hidden>
        <Icon of={Gift} size="sm" />
        {formatNumber(left)}
      </span>
      <span className={styles.left}>
        <small className={styles.term}>
          <FormattedMessage id={`gifts.game.${kind}`} />
        </small>
        <span data-number>{formatNumber(left)}</span>
      </span>
    </>
  );
}

function Ring({ bonus: { wagering, multiplier } }: { bonus: RunningBonus }) {
  const { formatMessage } = useIntl();
  return (
    <span aria-hidden>
      <ProgressRing size="sm" value={wagering?.percent ?? 0}>
        {multiplier === null ? (
          <Icon of={Sparkles} size="sm" />
        ) : (
          formatMessage({ id: 'gifts.multiplier' }, { wager: multiplier })
        )}
      </ProgressRing>
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

function ToWager({ bonus: { left, currency } }: { bonus: RunningBonus }) {
  const { money } = useMoney();
  return (
    <span className={styles.left}>
      <small className={styles.term}>
        <FormattedMessage id="gifts.bonus.toWager" />
      </small>
      <AnimatedNumber value={left} format={(minor) => money(minor, currency)} />
    </span>
  );
}
