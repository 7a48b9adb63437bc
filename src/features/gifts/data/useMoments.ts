import { parseInstant } from '#/lib/clock.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import type { Gift } from '#/api/generated/model/index.ts';

/** The last end that has passed (epoch milliseconds, 0 for none), so that gifts are not drawn each second. */
export function useMoments(gifts: readonly Gift[]): number {
  const ends = gifts.map(({ expiredAt }) => parseInstant(expiredAt) ?? Number.POSITIVE_INFINITY);
  return useByServerClock((now) => Math.max(0, ...ends.filter((end) => end <= now)));
}
