import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/** When the last used-up limit of a kind resets; null if none is used up. */
export function playableAt(limits: readonly PlayLimit[], kind: PlayLimitKind): number | null {
  const ends = limits
    .filter((limit) => limit.kind === kind && limit.amount !== undefined && limit.used >= limit.amount)
    .map(({ resetsAt }) => parseInstant(resetsAt) ?? 0);
  return ends.length > 0 ? Math.max(...ends) : null;
}
