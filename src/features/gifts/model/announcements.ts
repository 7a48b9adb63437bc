// Toasts for gift messages, and a queue that shows one at a time (S4.47, S9.11).
import type { Gift } from '#/api/generated/model/index.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { isWageredThrough } from './bonus.ts';
import { isShown, kindOf, runsAlone } from '#/entities/gift/rules.ts';

/** Interval between the announcements of gifts that arrive together, in ms (S9.11). */
const GIFTS_QUEUE_MS = 200;

export type Announcement = 'used' | 'activated' | 'wagered';

export type GiftChange = 'activated' | 'autoActivated' | 'changed';

/**
 * The announcement for a gift's change, or null. One-click gifts are announced when used, long-term gifts
 * when activated, bonuses when wagered. Gifts that a deposit activates are announced at once.
 */
export function announcementOf(change: GiftChange, gift: Gift): Announcement | null {
  if (!isShown(gift)) return null;
  if (change === 'autoActivated') return gift.state === 'used' ? 'used' : 'activated';
  if (change === 'activated') return kindOf(gift.type) === 'longTerm' ? 'activated' : null;
  if (runsAlone(gift)) return isWageredThrough(gift) ? 'wagered' : null;
  return gift.state === 'used' && kindOf(gift.type) === 'oneClick' ? 'used' : null;
}

/**
 * Maximum time between a notice and the socket message about the same gift, in ms. Either of them can arrive
 * first.
 */
const SAME_NEWS_MS = 500;

export interface GiftNotices {
  /**
   * Call this for each notice that links to the gifts. The notice's toast announces the gift, so no second
   * toast is needed.
   */
  readonly onNotice: () => void;
  /** Calls `show` after a short wait, unless a notice announces the gift shortly before or during the wait. */
  readonly unlessNoticed: (show: () => void) => void;
  readonly clear: () => void;
}

/**
 * Prevents a second toast for a gift that a notice also announces. The notice and the gift's message can
 * arrive in any order.
 */
export function watchGiftNotices(): GiftNotices {
  let noticedAt = Number.NEGATIVE_INFINITY;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    onNotice: () => {
      noticedAt = monotonicNow();
    },
    unlessNoticed(show) {
      const since = monotonicNow() - SAME_NEWS_MS;
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (noticedAt < since) show();
      }, SAME_NEWS_MS);
      timers.add(timer);
    },
    clear: () => timers.forEach(clearTimeout),
  };
}

export interface AnnouncementQueue {
  /** Queues an announcement, unless one with the same key was queued before. */
  readonly add: (key: string, tell: () => void) => void;
  readonly clear: () => void;
}

/** Creates a queue that shows the first announcement at once and the others at an interval. */
export function createAnnouncementQueue(everyMs = GIFTS_QUEUE_MS): AnnouncementQueue {
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

/**
 * Ids of gifts whose change this page already celebrates. The socket message about the change then needs no
 * toast.
 */
const celebrated = new Set<number>();

/** Marks a gift as celebrated on this page. Call `off` to remove the mark if the request for the gift fails. */
export function markCelebrated(giftId: number): { readonly off: () => void } {
  celebrated.add(giftId);
  return { off: () => void celebrated.delete(giftId) };
}

export function isCelebrated(giftId: number): boolean {
  return celebrated.has(giftId);
}

/** Called at logout, so that the next player starts without the previous player's celebrations. */
export function forgetCelebrations(): void {
  celebrated.clear();
}
