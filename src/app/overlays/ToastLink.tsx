import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { sameSitePath, sanitizeLink } from '#/lib/url.ts';
import type { Toast } from '#/ui/overlays/toasts.store.ts';
import styles from './ToastList.module.css';

/** What a click on a toast does: follows its checked address, calls back, or nothing. */
export function ToastLink({ toast, onFollow, children }: { toast: Toast; onFollow: () => void; children: ReactNode }) {
  const path = sameSitePath(toast.url);
  const address = path ?? sanitizeLink(toast.url);
  const follow = (event: MouseEvent) => {
    // A link inside the text goes its own way.
    if (event.target instanceof Element && event.target.closest('a') !== event.currentTarget && event.target.closest('a')) return;
    toast.onClick?.();
    onFollow();
  };
  if (path !== null) {
    return (
      <Link className={styles.text} to={path} onClick={follow}>
        {children}
      </Link>
    );
  }
  if (address !== null) {
    return (
      <a className={styles.text} href={address} target="_blank" rel="noopener noreferrer" onClick={follow}>
        {children}
      </a>
    );
  }
  if (toast.onClick) {
    return (
      <button type="button" className={styles.text} onClick={follow}>
        {children}
      </button>
    );
  }
  return <div className={styles.text}>{children}</div>;
}
