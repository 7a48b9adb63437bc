// Tasks of a promotion with the player's progress, and the deposits of its days.
import { toDate } from '#/lib/clock.ts';
import type {
  DepositAchievement,
  Promo,
  PromoAchievement,
  UserAchievement,
} from '#/api/generated/model/index.ts';

/** A task with how far the player is; null for whoever has not begun, or is a guest. */
export interface Task extends PromoAchievement {
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

/** How far a day's deposit is, 0 to 100. */
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

/** Days that are shown of a long promotion. */
const MOST_DAYS = 14;

/** The deposit tasks of a promotion's days, oldest first, the running day last. */
export function depositDays(tasks: readonly DepositAchievement[], now: number): DepositDays {
  const days = tasks.slice(-MOST_DAYS);
  const date = toDate(now).toISOString().slice(0, 10);
  return {
    days,
    today: days.find((day) => day.date === date) ?? null,
    completed: tasks.filter(({ isCompleted }) => isCompleted).length,
  };
}
