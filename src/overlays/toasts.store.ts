// Toasts on the screen and those that wait. Whether one may show is for `toastRules.ts`.
import type { ReactNode } from 'react';
import { proxy, ref } from 'valtio';
import { add, advance, remove } from './toastRules.ts';

export type ToastImage = 'arrow' | 'message' | 'gift' | 'level';
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export type ToastContent =
  | {
      readonly kind: 'message';
      readonly id: FormatjsIntl.Message['ids'];
      readonly values?: Record<string, string | number>;
    }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'custom'; readonly render: (close: () => void) => ReactNode };

export interface Toast {
  readonly id: string;
  readonly content: ToastContent;
  readonly tone: ToastTone;
  readonly image: ToastImage | undefined;
  /** Milliseconds until it closes by itself; 0 stays, undefined means the usual time. */
  readonly time: number | undefined;
  readonly isBlocking: boolean;
  /** Where a click leads: checked before it is followed. */
  readonly url: string | undefined;
  readonly onClick: (() => void) | undefined;
}

export type NewToast = Partial<Omit<Toast, 'content'>> & Pick<Toast, 'content'>;

interface ToastsState {
  visible: readonly Toast[];
  waiting: readonly Toast[];
  isHeld: boolean;
}

const initialState = (): ToastsState => ({ visible: [], waiting: [], isHeld: false });

export const toastsStore = proxy<ToastsState>(initialState());
let lastNumber = 0;

/** Puts a toast into the queue and returns its id. The same id again replaces the toast that has it. */
export function showToast(toast: NewToast): string {
  const id = toast.id ?? `toast-${(lastNumber += 1)}`;
  const whole: Toast = {
    id,
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

export function hasToast(id: string): boolean {
  return [...toastsStore.visible, ...toastsStore.waiting].some((toast) => toast.id === id);
}

export function closeToast(id: string): void {
  setLists(remove(toastsStore, id));
}

/** Holds back new toasts, as the cashbox does; those on the screen stay. */
export function holdToasts(isHeld: boolean): void {
  // A store that changes while a page is drawn makes React draw that page twice.
  if (toastsStore.isHeld === isHeld) return;
  toastsStore.isHeld = isHeld;
  setLists(toastsStore);
}

export function resetToasts(): void {
  const { isHeld } = toastsStore;
  Object.assign(toastsStore, initialState(), { isHeld });
}

function setLists(lists: Pick<ToastsState, 'visible' | 'waiting'>): void {
  const next = advance(lists, toastsStore.isHeld);
  toastsStore.visible = next.visible;
  toastsStore.waiting = next.waiting;
}
