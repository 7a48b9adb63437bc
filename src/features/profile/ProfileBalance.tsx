import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { todayDepositQuery } from './data/queries.ts';
import { BalanceView, type BalanceViewProps } from './ui/Balance/BalanceView.tsx';
import { PartFailed, PartSkeleton } from './ui/PartStates.tsx';

/** `/profile/balance`: what the player owns, and the ways to the cashbox. */
export function ProfileBalance({ leastPayout }: Pick<BalanceViewProps, 'leastPayout'>) {
  const balance = loadable(useQuery(balanceQuery()), ({ data }) => data);
  const today = loadable(useQuery(todayDepositQuery()), ({ data }) => data);
  if (balance.kind === 'pending') return <PartSkeleton />;
  if (balance.kind === 'failed') return <PartFailed what="balance" failed={balance} />;
  return <BalanceView balance={balance.data} today={today} leastPayout={leastPayout} />;
}
