import { achievementsQuery } from '#/entities/achievement/queries.ts';
import { useQuery } from '@tanstack/react-query';
import type { Promo } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { tasksOf } from './model/tasks.ts';
import { TasksView } from './ui/Tasks/TasksView.tsx';

/** The tasks of a promotion; a guest sees them without progress. */
export function PromoTasks({ promo }: { promo: Promo }) {
  const own = loadable(useQuery(achievementsQuery()), ({ data }) => data);
  return (
    <TasksView
      promo={promo}
      tasks={tasksOf(promo, own.kind === 'ready' ? own.data : [])}
      failure={own.kind === 'failed' ? own : null}
    />
  );
}
