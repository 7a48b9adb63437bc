import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { toastsStore, type Toast } from '../toasts.store.ts';
import { ToastItem } from './ToastItem.tsx';
import { useIsAttended } from './useIsAttended.ts';
import styles from './ToastList.module.css';

/** Hover and focus stop all clocks, so that none goes while it is read. */
export function ToastList() {
  // Toasts are refs, which a snapshot hands out as they are; only its type does not know.
  const visible = useSnapshot(toastsStore).visible as readonly Toast[];
  const list = useRef<HTMLUListElement>(null);
  const isAttended = useIsAttended(list);
  return (
    <ul ref={list} className={styles.list}>
      {visible.map((toast, index) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isPaused={isAttended}
          onClosed={() => focusBeside(list.current, visible[index + 1] ?? visible[index - 1])}
        />
      ))}
    </ul>
  );
}

/** The focus of a toast that was closed goes to the next one, or back to the page. */
function focusBeside(list: HTMLElement | null, next: Toast | undefined): void {
  const item = next && list?.querySelector(`[data-toast="${CSS.escape(next.id)}"]`);
  const target =
    item?.querySelector<HTMLElement>('button, a[href]') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
