import type { ReactNode } from 'react';
import { NavLink, type To } from 'react-router';
import styles from './Tabs.module.css';

export type Tab = {
  to: To;
  label: ReactNode;
  count?: ReactNode;
  /** Current only at exactly this path. */ end?: boolean;
};

export type TabsProps = { label: string; tabs: readonly Tab[] };

/** Parts of a page as links: each has an address, and the present one says so. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab, index) => (
          <li key={index}>
            <NavLink to={tab.to} end={tab.end ?? false} className={() => styles.tab}>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
