import { useQuery } from '@tanstack/react-query';
import type { Promo } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { serverNow } from '#/lib/clock.ts';
import { depositTasksQuery } from './data/queries.ts';
import { depositDays } from './model/tasks.ts';
import { DepositsView } from './ui/Deposits/DepositsView.tsx';

export function DepositTasks({ promo }: { promo: Promo }) {
  const tasks = loadable(useQuery(depositTasksQuery(promo.id)), ({ data }) => data);
  // Most promotions have none, and say so by an empty list.
  if (tasks.kind === 'pending' || (tasks.kind === 'ready' && tasks.data.length === 0)) return null;
  return (
    <DepositsView
      deposits={
        tasks.kind === 'ready' ? { kind: 'ready', data: depositDays(tasks.data, serverNow()) } : tasks
      }
      promo={promo}
    />
  );
}
