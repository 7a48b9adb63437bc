import type { ReactNode } from 'react';
import { CONTENT_ID } from './contentId.ts';
import styles from './PageFrame.module.css';

/** The page's `<main>` landmark. `page` is the route's name, or `error`. */
export function PageFrame({ page, children }: { page: string; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} className={styles.frame} data-page={page} tabIndex={-1}>
      {children}
    </main>
  );
}
