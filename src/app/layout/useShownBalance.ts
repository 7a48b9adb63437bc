import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { afterStake } from '#/entities/player/rules.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useRound } from '#/features/game-frame/useGameFrame.ts';

/**
 * The balance to show. During a game's round, only the stake is subtracted. The result shows when the round
 * ends.
 */
export function useShownBalance() {
  const { data, isError, refetch } = useQuery(balanceQuery());
  const latest = data?.data;
  const { isOn, stake } = useRound();
  const [settled, setSettled] = useState(latest);
  if (!isOn && settled !== latest) setSettled(latest);
  const balance = isOn && settled ? afterStake(settled, stake) : settled;
  return { balance, isError, refetch };
}
