import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useBonus, useWageredGift } from './data/useBonus.ts';
import { useGameRounds } from './data/useGameRounds.ts';
import { GameMoneyLine } from './ui/InGame/GameMoneyLine.tsx';
import styles from './ui/Bonus/BonusLine.module.css';

interface BonusLineProps {
  gameSlug: string;
  /** Opens the details of the player's money in this game. */
  onOpen: () => void;
}

/**
 * During a game: free spins that are left in it, and how much of the bonus is left to wager, that it doesn't
 * count here, or that it has just been wagered.
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
