// Decides which of the allowed toasts are visible (specification S4.41 to S4.45).
import type { Decision } from './decide.ts';

export interface Queueable<Kind = unknown> {
  readonly id: string;
  readonly kind: Kind;
  readonly isBlocking: boolean;
}

export interface ToastLists<Toast extends Queueable> {
  readonly visible: readonly Toast[];
  readonly waiting: readonly Toast[];
}

/** Default time until a toast closes, in ms. A toast with time 0 stays (specification S9.3). */
export const TOAST_TIME_MS = 10_000;

/** Maximum number of visible toasts. The rest wait, so that a burst of messages never covers the page. */
export const MAX_VISIBLE_TOASTS = 4;

/**
 * Maximum number of waiting notices. After a burst, such as a long jump of the clock, older ones are only in
 * the notification list (the bell). Otherwise toasts would follow each other for minutes (S11.300).
 */
export const MAX_WAITING_NOTICES = 4;

export function mayShow(toast: Queueable, visible: readonly Queueable[]): boolean {
  if (toast.isBlocking) return visible.length === 0;
  return visible.length < MAX_VISIBLE_TOASTS && !visible.some((shown) => shown.isBlocking);
}

/**
 * Shows waiting toasts that are allowed, oldest first. A visible toast that is no longer allowed waits
 * again, or is dropped if the notification list (the bell) keeps it.
 */
export function advance<Kind, Toast extends Queueable<Kind>>(
  lists: ToastLists<Toast>,
  decide: (kind: Kind) => Decision,
): ToastLists<Toast> {
  const isNow = ({ kind }: Toast) => decide(kind) === 'now';
  const isKept = ({ kind }: Toast) => decide(kind) === 'now' || decide(kind) === 'wait';
  const queue = [...lists.visible.filter((toast) => !isNow(toast)), ...lists.waiting];
  const { visible, waiting } = queue
    .filter(isKept)
    .reduce<ToastLists<Toast>>(
      (next, toast) =>
        isNow(toast) && mayShow(toast, next.visible)
          ? { ...next, visible: [...next.visible, toast] }
          : { ...next, waiting: [...next.waiting, toast] },
      { visible: lists.visible.filter(isNow), waiting: [] },
    );
  const oldNotices = waiting.filter(({ kind }) => kind === 'notice').slice(0, -MAX_WAITING_NOTICES);
  return { visible, waiting: waiting.filter((toast) => !oldNotices.includes(toast)) };
}

/** Adds a toast, or replaces the one with the same id in place. */
export function add<Toast extends Queueable>(lists: ToastLists<Toast>, toast: Toast): ToastLists<Toast> {
  const isKnown = [...lists.visible, ...lists.waiting].some(({ id }) => id === toast.id);
  if (!isKnown) return { ...lists, waiting: [...lists.waiting, toast] };
  const replace = (other: Toast) => (other.id === toast.id ? toast : other);
  return { visible: lists.visible.map(replace), waiting: lists.waiting.map(replace) };
}

export function remove<Toast extends Queueable>(lists: ToastLists<Toast>, id: string): ToastLists<Toast> {
  const isOther = (toast: Toast) => toast.id !== id;
  return { visible: lists.visible.filter(isOther), waiting: lists.waiting.filter(isOther) };
}

/** Milliseconds until a toast closes, or undefined if it stays until closed. */
export function lifetime(time: number | undefined): number | undefined {
  if (time === undefined) return TOAST_TIME_MS;
  return time > 0 ? time : undefined;
}
