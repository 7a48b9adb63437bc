// Which of the toasts that may show are on the screen (specification S4.41 to S4.45).
import type { Decision } from './decide.ts';

export interface Queueable<Kind = unknown> {
  readonly id: string;
  readonly kind: Kind;
  /** A blocking toast is alone on the screen. */
  readonly isBlocking: boolean;
}

export interface ToastLists<Toast extends Queueable> {
  readonly visible: readonly Toast[];
  readonly waiting: readonly Toast[];
}

/** Milliseconds after which a toast closes by itself, unless its time is 0 (specification S9.3). */
export const TOAST_TIME_MS = 10_000;

/** Most toasts seen at once; the rest wait, so that a burst of messages never covers the page. */
export const MAX_VISIBLE_TOASTS = 4;

export function mayShow(toast: Queueable, visible: readonly Queueable[]): boolean {
  if (toast.isBlocking) return visible.length === 0;
  return visible.length < MAX_VISIBLE_TOASTS && !visible.some((shown) => shown.isBlocking);
}

/**
 * Shows every waiting toast that may show, oldest first. One on the screen that may not stay waits again,
 * or goes if the bell keeps it.
 */
export function advance<Kind, Toast extends Queueable<Kind>>(
  lists: ToastLists<Toast>,
  decide: (kind: Kind) => Decision,
): ToastLists<Toast> {
  const isNow = ({ kind }: Toast) => decide(kind) === 'now';
  const isKept = ({ kind }: Toast) => decide(kind) === 'now' || decide(kind) === 'wait';
  const queue = [...lists.visible.filter((toast) => !isNow(toast)), ...lists.waiting];
  return queue
    .filter(isKept)
    .reduce<ToastLists<Toast>>(
      ({ visible, waiting }, toast) =>
        isNow(toast) && mayShow(toast, visible)
          ? { visible: [...visible, toast], waiting }
          : { visible, waiting: [...waiting, toast] },
      { visible: lists.visible.filter(isNow), waiting: [] },
    );
}

/** Adds a toast; one with an id that is already there is replaced where it stands. */
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

/** How long a toast stays, in milliseconds; undefined for one that stays until it is closed. */
export function lifetime(time: number | undefined): number | undefined {
  if (time === undefined) return TOAST_TIME_MS;
  return time > 0 ? time : undefined;
}
