// Groups achievements: those closest to completion, those already won, and the rest (S9.28).
import type { UserAchievement } from '#/api/generated/model/index.ts';

export const NEAREST_COUNT = 6;

export interface Collection {
  readonly nearest: readonly UserAchievement[];
  readonly trophies: readonly UserAchievement[];
  /** The remaining achievements, in the server's order. */
  readonly ahead: readonly UserAchievement[];
  readonly total: number;
}

function isOnItsWay({ progress, isCompleted }: UserAchievement): boolean {
  return !isCompleted && progress > 0 && progress < 100;
}

const wonAt = ({ completedAt = '' }: UserAchievement): string => completedAt;

/** Leaves out achievements that belong to a promotion: the promotion's page shows them. */
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
      // ISO timestamps sort correctly as text, because all of them are in the same time zone.
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

/**
 * Applies a progress message. A late message has no effect: progress never decreases, and a won achievement
 * stays won.
 */
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

/** The smallest number of steps that makes up at least `percent` of the target. */
function stepsAt(percent: number, target: number): number {
  return Math.min(target, Math.ceil((percent / 100) * target));
}
