// What the player has set for themselves, as the page reads it (specification S10.1 to S10.3).
import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/** The parts of the page, in the order of their tabs; the first is shown without a word in the address. */
export const sections = ['limits', 'breaks', 'reminder', 'statement', 'security'] as const;
export type Section = (typeof sections)[number];

/** The part that an address asks for; the first for what is none. */
export function sectionOf(search: URLSearchParams): Section {
  return sections.find((section) => section === search.get('section')) ?? 'limits';
}

export const limitKinds: readonly PlayLimitKind[] = ['deposit', 'loss', 'time'];

/** What saving an amount does: null ends the limit. */
export type LimitChange = 'none' | 'atOnce' | 'afterADay';

/** A first and a lower limit hold at once, a higher one or none waits for a day and for a confirmation. */
export function limitChange(current: number | undefined, wanted: number | null): LimitChange {
  if (wanted === (current ?? null)) return 'none';
  if (wanted === null) return 'afterADay';
  return current === undefined || wanted < current ? 'atOnce' : 'afterADay';
}

/** Whether a higher limit waits for its day, or for the player's word. */
export function raiseState(
  { pending }: Pick<PlayLimit, 'pending'>,
  now: number,
): 'none' | 'waiting' | 'ready' {
  if (!pending) return 'none';
  return (parseInstant(pending.effectiveAt) ?? Number.POSITIVE_INFINITY) > now ? 'waiting' : 'ready';
}

/** How much of a limit is used, from 0 to 100. */
export function usedPercent({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): number {
  return amount === undefined ? 0 : Math.min(100, Math.floor((used / amount) * 100));
}
