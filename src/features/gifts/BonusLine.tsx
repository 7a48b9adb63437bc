import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import GiftIcon from 'lucide-react/icons/gift';
import Sparkles from 'lucide-react/icons/sparkles';
import type { Gift } from '#/api/generated/model/index.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import {
  type GameRounds,
  useGameRounds,
  type RunningBonus,
  useBonus,
  useWageredGift,
} from './model/bonus.ts';
import styles from './BonusLine.module.css';

interface BonusLineProps {
  gameSlug: string;
  /** Opens the details about the player's money in this game. */
  onOpen: () => void;
}

/**
 * Shown during a game: the free rounds left in the game, and how much of the bonus is left to wager. Also
 * says if bets in this game don't count towards the wagering, or if the bonus has just been wagered.
 */
export function BonusLine({ gameSlug, onOpen }: BonusLineProps) {
  const rounds = useGameRounds(gameSlug);
  const bonus = useBonus();
  const counts = useQuery({ ...gameQuery(gameSlug), enabled: bonus !== null }).data?.data.allow_bonus_balance;
  const wagered = useWageredGift(bonus);
  const shown = counts === undefined ? null : bonus;
  return (
    <>
      {(shown || rounds) && (
        <GameMoneyLine bonus={shown} counts={counts === true} rounds={rounds} onOpen={onOpen} />
      )}
      {wagered && <WageredLine gift={wagered} />}
    </>
  );
}

function WageredLine({ gift: { paidOut = 0, currency } }: { gift: Gift }) {
  const { money } = useMoney();
  return (
    <p className={styles.line} role="status">
      <small className={styles.apart} data-tone="won">
        {paidOut > 0 && currency !== undefined ? (
          <FormattedMessage id="gifts.bonus.becameReal" values={{ amount: money(paidOut, currency) }} />
        ) : (
          <FormattedMessage id="gifts.bonus.wagered" />
        )}
      </small>
    </p>
  );
}

export interface GameMoneyLineProps {
  bonus: RunningBonus | null;
  /** Whether bets in this game count towards the wagering. */
  counts: boolean;
  rounds: GameRounds | null;
  onOpen: () => void;
}

/** Shows the amount left to wager and the free rounds left, as one button in the bar of a game. */
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
        <Icon of={GiftIcon} size="sm" />
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
