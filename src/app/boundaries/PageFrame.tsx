import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

/** Id of the main landmark, where the skip link and a change of page move the focus. */
export const CONTENT_ID = 'content';

/** The one main landmark of a page. `page` names what it shows: the route's name, `error` or `coming`. */
export function PageFrame({ page, children }: { page: string; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} className={styles.frame} data-page={page} tabIndex={-1}>
      {children}
    </main>
  );
}
