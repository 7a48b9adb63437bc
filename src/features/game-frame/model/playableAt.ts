import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/**
 * When the limit of a kind that has stopped the game resets: the one with the least room, and of several
 * used-up ones the last. Room below the least stake stops the game too. Null without a limit.
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
