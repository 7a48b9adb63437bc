// Sections of the page and rules of limits (S10.1 to S10.3).
import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/** In the order of the tabs. The first is the default. */
export const sections = ['limits', 'breaks', 'reminder', 'statement', 'security'] as const;
export type Section = (typeof sections)[number];

export function sectionOf(search: URLSearchParams): Section {
  return sections.find((section) => section === search.get('section')) ?? 'limits';
}

export const limitKinds: readonly PlayLimitKind[] = ['deposit', 'loss', 'time'];

export type LimitChange = 'none' | 'atOnce' | 'afterADay';

/**
 * A first or lower limit applies at once. Raising or ending a limit takes a day and a confirmation.
 * @param wanted null ends the limit
 */
export function limitChange(current: number | undefined, wanted: number | null): LimitChange {
  if (wanted === (current ?? null)) return 'none';
  if (wanted === null) return 'afterADay';
  return current === undefined || wanted < current ? 'atOnce' : 'afterADay';
}

/** A raised limit is `waiting` for a day, then `ready` for the player's confirmation. */
export function raiseState(
  { pending }: Pick<PlayLimit, 'pending'>,
  now: number,
): 'none' | 'waiting' | 'ready' {
  if (!pending) return 'none';
  return (parseInstant(pending.effectiveAt) ?? Number.POSITIVE_INFINITY) > now ? 'waiting' : 'ready';
}

export function usedPercent({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): number {
  return amount === undefined ? 0 : Math.min(100, Math.floor((used / amount) * 100));
}
