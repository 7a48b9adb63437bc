import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useIsRoundOn } from '#/features/game-frame/useGameFrame.ts';

/** The balance query. Its data waits for the end of a game's round, which it would give away. */
export function useShownBalance() {
  const { data, isError, refetch } = useQuery(balanceQuery());
  const latest = data?.data;
  const isRoundOn = useIsRoundOn();
  const [balance, setBalance] = useState(latest);
  if (!isRoundOn && balance !== latest) setBalance(latest);
  return { balance, isError, refetch };
}
