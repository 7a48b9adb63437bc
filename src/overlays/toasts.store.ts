// Visible and waiting toasts. `decide.ts` decides where each may show, `toastRules.ts` how many.
import type { ReactNode } from 'react';
import { proxy, ref } from 'valtio';
import type { Decision, OverlayKind } from './decide.ts';
import { add, advance, remove } from './toastRules.ts';

export type ToastImage = 'arrow' | 'message' | 'gift' | 'level' | 'security';
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export type ToastContent =
  | {
      readonly kind: 'message';
      readonly id: FormatjsIntl.Message['ids'];
      readonly values?: Record<string, string | number>;
    }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'custom'; readonly render: (close: () => void) => ReactNode };

export type ToastKind = Extract<OverlayKind, 'answer' | 'alert' | 'notice' | 'news' | 'update'>;

export interface Toast {
  readonly id: string;
  /** Defaults to `answer`, the result of the visitor's own action. */
  readonly kind: ToastKind;
  readonly content: ToastContent;
  readonly tone: ToastTone;
  readonly image: ToastImage | undefined;
  /** Milliseconds until the toast closes. With 0, the toast stays; undefined means the default time. */
  readonly time: number | undefined;
  readonly isBlocking: boolean;
  /** Untrusted link target, sanitised before use. */
  readonly url: string | undefined;
  readonly onClick: (() => void) | undefined;
}

export type NewToast = Partial<Omit<Toast, 'content'>> & Pick<Toast, 'content'>;

interface ToastsState {
  visible: readonly Toast[];
  waiting: readonly Toast[];
}

const initialState = (): ToastsState => ({ visible: [], waiting: [] });

export const toastsStore = proxy<ToastsState>(initialState());
let lastNumber = 0;
let decideNow: (kind: ToastKind) => Decision = () => 'now';

/** Queues a toast and returns its id. A toast with the same id is replaced. */
export function showToast(toast: NewToast): string {
  const id = toast.id ?? `toast-${(lastNumber += 1)}`;
  const whole: Toast = {
    id,
    kind: toast.kind ?? 'answer',
    content: toast.content,
    tone: toast.tone ?? 'info',
    image: toast.image,
    time: toast.time,
    isBlocking: toast.isBlocking ?? false,
    url: toast.url,
    onClick: toast.onClick,
  };
  setLists(add(toastsStore, ref(whole)));
  return id;
}

export function showMessage(
  id: FormatjsIntl.Message['ids'],
  more: Omit<NewToast, 'content'> & { values?: Record<string, string | number> } = {},
): string {
  const { values, ...rest } = more;
  return showToast({ ...rest, content: values ? { kind: 'message', id, values } : { kind: 'message', id } });
}

export function closeToast(id: string): void {
  setLists(remove(toastsStore, id));
}

/** Re-evaluates visible and waiting toasts after the page, an open dialog or an open game has changed. */
export function settleToasts(decide: typeof decideNow): void {
  decideNow = decide;
  setLists(toastsStore);
}

/** Drops the previous player's toasts on logout, except the new-version toast. */
export function resetToasts(): void {
  const isUpdate = ({ kind }: Toast) => kind === 'update';
  setLists({
    visible: toastsStore.visible.filter(isUpdate),
    waiting: toastsStore.waiting.filter(isUpdate),
  });
}

function setLists(lists: ToastsState): void {
  const { visible, waiting } = advance(lists, decideNow);
  // A store change during render makes React render twice, so equal lists are not assigned.
  if (!isSameList(visible, toastsStore.visible)) toastsStore.visible = visible;
  if (!isSameList(waiting, toastsStore.waiting)) toastsStore.waiting = waiting;
}

function isSameList(one: readonly Toast[], other: readonly Toast[]): boolean {
  return one.length === other.length && one.every((toast, index) => toast === other[index]);
}
