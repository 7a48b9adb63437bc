import { useQuery } from '@tanstack/react-query';
import type { Balance } from '#/api/generated/model/index.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { useBonus } from './data/useBonus.ts';
import { useGameRounds } from './data/useGameRounds.ts';
import { GameMoneyView } from './ui/InGame/GameMoneyView.tsx';

interface GameMoneyProps {
  gameSlug: string;
  /** The balance to show, which may wait for the result of a round. */
  balance: Balance;
}

export function GameMoney({ gameSlug, balance }: GameMoneyProps) {
  const counts = useQuery(gameQuery(gameSlug)).data?.data.allow_bonus_balance !== false;
  return (
    <GameMoneyView
      balance={balance}
      bonus={useBonus(balance)}
      counts={counts}
      rounds={useGameRounds(gameSlug)}
    />
  );
}
