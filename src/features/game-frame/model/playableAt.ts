import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/**
 * When a limit that has stopped the game resets; null without a limit of this kind. Limits of several periods
 * may apply: the one with the least room counts, and of several used-up ones the last to reset.
 */
export function playableAt(limits: readonly PlayLimit[], kind: PlayLimitKind): number | null {
  const rooms = limits.flatMap(({ amount, used, resetsAt, ...limit }) =>
    limit.kind === kind && amount !== undefined
      ? [{ room: Math.max(0, amount - used), end: parseInstant(resetsAt) ?? 0 }]
      : [],
  );
  const least = Math.min(...rooms.map(({ room }) => room));
  const ends = rooms.filter(({ room }) => room === least).map(({ end }) => end);
  return ends.length > 0 ? Math.max(...ends) : null;
}
