import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { CONTENT_ID } from './contentId.ts';
import styles from './PageFrame.module.css';

/** The page's `<main>` landmark. `page` is the route's name, or `error`. */
export function PageFrame({ page, children }: { page: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The cashbox is a separate document. If the visitor comes from another page of the site, focus the
    // content, as a navigation within a document does.
    const isFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (isFromHere && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={main} id={CONTENT_ID} className={styles.frame} data-page={page} tabIndex={-1}>
      {children}
    </main>
  );
}

export function PagePlaceholder() {
  return (
    <PageFrame page="loading">
      <div className={styles.page} aria-busy>
        <Skeleton height="min(22rem, 40vh)" />
        <Skeleton shape="text" width="40%" />
        <Skeleton height="12rem" />
      </div>
    </PageFrame>
  );
}
