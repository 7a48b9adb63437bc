import { parseInstant } from '#/lib/clock.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import type { Gift } from '#/api/generated/model/index.ts';

/**
 * The moment at which gifts are looked at: that of the last end that has passed by the server's clock, so
 * that they are drawn anew when one of them ends and not each second.
 * @returns epoch milliseconds; 0 while none has ended
 */
export function useMoments(gifts: readonly Gift[]): number {
  const ends = gifts.map(({ expiredAt }) => parseInstant(expiredAt) ?? Number.POSITIVE_INFINITY);
  return useByServerClock((now) => Math.max(0, ...ends.filter((end) => end <= now)));
}
