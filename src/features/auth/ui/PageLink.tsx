import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './PageLink.module.css';

/** A page of the site in a tab of its own: what is typed into the form stays. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
