import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './PageLink.module.css';

/** Opens a page of the site in a new tab, so that the form keeps its input. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
