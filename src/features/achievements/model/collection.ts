// What is near, what is won, what is still to be had (specification S9.28).
import type { UserAchievement } from '#/api/generated/model/index.ts';

export const NEAREST_COUNT = 6;

export interface Collection {
  readonly nearest: readonly UserAchievement[];
  readonly trophies: readonly UserAchievement[];
  /** The others, in the server's order: not begun, or on their way behind the nearest. */
  readonly ahead: readonly UserAchievement[];
  readonly total: number;
}

/** On its way: progress strictly between 0 and 100. */
function isOnItsWay({ progress, isCompleted }: UserAchievement): boolean {
  return !isCompleted && progress > 0 && progress < 100;
}

const wonAt = ({ completedAt = '' }: UserAchievement): string => completedAt;

/** The achievements as their page groups them. One that belongs to a promotion is left to the promotion. */
export function collectionOf(achievements: readonly UserAchievement[]): Collection {
  const own = achievements.filter(({ actionId }) => actionId === undefined);
  const nearest = own
    .filter(isOnItsWay)
    .toSorted((one, other) => other.progress - one.progress || one.id - other.id)
    .slice(0, NEAREST_COUNT);
  const isNearest = new Set(nearest.map(({ id }) => id));
  return {
    nearest,
    trophies: own
      .filter(({ isCompleted }) => isCompleted)
      // ISO instants of one zone stand in the order of their texts.
      .toSorted((one, other) => (wonAt(one) < wonAt(other) ? 1 : -1)),
    ahead: own.filter(({ id, isCompleted }) => !isCompleted && !isNearest.has(id)),
    total: own.length,
  };
}

export function stepsLeft({ current, target }: UserAchievement): number | null {
  return current === undefined || target === undefined ? null : Math.max(0, target - current);
}

export interface Progress {
  readonly id: number;
  readonly progress: number;
  readonly isCompleted: boolean;
}

/** Progress only grows and wins stay: a late message changes nothing. */
export function withProgress(
  achievements: readonly UserAchievement[],
  { id, progress, isCompleted }: Progress,
  completedAt: string,
): UserAchievement[] {
  return achievements.map((one) => {
    if (one.id !== id || one.isCompleted || (!isCompleted && progress <= one.progress)) return one;
    const { target } = one;
    const steps =
      target === undefined ? {} : { current: Math.max(one.current ?? 0, stepsAt(progress, target)) };
    return isCompleted
      ? {
          ...one,
          ...(target === undefined ? {} : { current: target }),
          progress: 100,
          isCompleted,
          completedAt,
        }
      : { ...one, ...steps, progress };
  });
}

/** The fewest steps of a target that are this per cent of it. */
function stepsAt(percent: number, target: number): number {
  return Math.min(target, Math.ceil((percent / 100) * target));
}
