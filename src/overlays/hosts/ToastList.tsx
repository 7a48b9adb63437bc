import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { toastsStore, type Toast } from '../toasts.store.ts';
import { ToastItem } from './ToastItem.tsx';
import { useIsAttended } from './useIsAttended.ts';
import styles from './ToastList.module.css';

/** Hover and focus pause all timers, so that no toast closes while being read. */
export function ToastList() {
  // Valtio snapshots return refs unchanged, but their type is a snapshot's.
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

/** After a toast is closed, moves the focus to the next one or back to the page. */
function focusBeside(list: HTMLElement | null, next: Toast | undefined): void {
  const item = next && list?.querySelector(`[data-toast="${CSS.escape(next.id)}"]`);
  const target =
    item?.querySelector<HTMLElement>('button, a[href]') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
