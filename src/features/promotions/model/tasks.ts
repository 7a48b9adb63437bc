import { toDate } from '#/lib/clock.ts';
import type {
  DepositAchievement,
  Promo,
  PromoAchievement,
  UserAchievement,
} from '#/api/generated/model/index.ts';

export interface Task extends PromoAchievement {
  /** The player's progress. Null for guests, and before the first step of the task. */
  readonly state: Pick<UserAchievement, 'progress' | 'isCompleted' | 'current' | 'target'> | null;
}

export function tasksOf(
  promo: Pick<Promo, 'id' | 'achievements'>,
  achievements: readonly UserAchievement[],
): Task[] {
  const own = new Map(
    achievements
      .filter(({ actionId }) => actionId === promo.id)
      .map((achievement) => [achievement.id, achievement]),
  );
  return (promo.achievements ?? []).map((task) => ({ ...task, state: own.get(task.id) ?? null }));
}

export function depositProgress({
  amount,
  requiredAmount,
}: Pick<DepositAchievement, 'amount' | 'requiredAmount'>): number {
  return requiredAmount === 0 ? 100 : Math.min(100, Math.floor((amount / requiredAmount) * 100));
}

export interface DepositDays {
  readonly days: readonly DepositAchievement[];
  readonly today: DepositAchievement | null;
  readonly completed: number;
}

/** Maximum number of days to show. Long promotions show only their last days. */
const MOST_DAYS = 14;

/**
 * @param tasks oldest first; the last one is today's
 * @param now null after the promotion has ended, because deposits don't count any more
 */
export function depositDays(tasks: readonly DepositAchievement[], now: number | null): DepositDays {
  const days = tasks.slice(-MOST_DAYS);
  const date = now === null ? null : toDate(now).toISOString().slice(0, 10);
  return {
    days,
    today: days.find((day) => day.date === date) ?? null,
    completed: tasks.filter(({ isCompleted }) => isCompleted).length,
  };
}
