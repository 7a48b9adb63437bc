// What a message of a gift is told by, and a queue that tells one at a time (specification S4.47, S9.11).
import type { Gift } from '#/api/generated/model/index.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { isWageredThrough } from './bonus.ts';
import { isShown, kindOf, runsAlone } from '#/entities/gift/kinds.ts';

/** Gifts that come together are told one after the other, milliseconds (specification S9.11). */
export const GIFTS_QUEUE_MS = 200;

export type Told = 'used' | 'activated' | 'wagered';

export type GiftNews = 'activated' | 'autoActivated' | 'changed';

/**
 * A toast's words, or null. Gifts of one press are told when used, long-term ones when activated, bonuses
 * once wagered; a deposit's gift at once.
 */
export function toldOf(news: GiftNews, gift: Gift): Told | null {
  if (!isShown(gift)) return null;
  if (news === 'autoActivated') return gift.state === 'used' ? 'used' : 'activated';
  if (news === 'activated') return kindOf(gift.type) === 'longTerm' ? 'activated' : null;
  if (runsAlone(gift)) return isWageredThrough(gift) ? 'wagered' : null;
  return gift.state === 'used' && kindOf(gift.type) === 'oneClick' ? 'used' : null;
}

export interface TellingQueue {
  /** Tells in its turn; what has been told under this key is told once. */
  readonly add: (key: string, tell: () => void) => void;
  readonly clear: () => void;
}

/** A queue that lets something out every so many milliseconds, the first at once. */
export function createTellingQueue(everyMs = GIFTS_QUEUE_MS): TellingQueue {
  const told = new Set<string>();
  let waiting: (() => void)[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    if (timer !== undefined || waiting.length === 0) return;
    timer = setTimeout(next, Math.max(0, lastAt + everyMs - monotonicNow()));
  };
  const next = (): void => {
    timer = undefined;
    lastAt = monotonicNow();
    waiting.shift()?.();
    plan();
  };
  return {
    add(key, tell) {
      if (told.has(key)) return;
      told.add(key);
      waiting.push(tell);
      plan();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      told.clear();
    },
  };
}
