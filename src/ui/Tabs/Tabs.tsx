import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, NavLink, type To, useLocation } from 'react-router';
import styles from './Tabs.module.css';

export interface Tab {
  to: To;
  label: ReactNode;
  count?: ReactNode;
  end?: boolean;
  /** Overrides the path match, for tabs that differ only in the query string. */
  isCurrent?: boolean;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

export function Tabs({ label, tabs }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  const shownAt = useRef('');
  const { pathname, search } = useLocation();
  const page = pathname + search;
  // Also after a step back, which presses no tab, but not while the player scrolls the strip.
  useLayoutEffect(() => {
    if (shownAt.current === page) return;
    shownAt.current = page;
    bringCurrentIntoSight(strip.current);
  });
  return (
    <nav ref={strip} aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab, index) => (
          <li key={index}>
            <TabLink {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the strip: `scrollIntoView` would also scroll the page. */
function bringCurrentIntoSight(strip: HTMLElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!strip || !current || strip.scrollWidth <= strip.clientWidth) return;
  const { left, width } = current.getBoundingClientRect();
  const outer = strip.getBoundingClientRect();
  strip.scrollLeft += left - outer.left - (outer.width - width) / 2;
}

function TabLink({ to, label, count, end = false, isCurrent }: Tab) {
  const content = (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (isCurrent === undefined)
    return (
      <NavLink to={to} end={end} className={() => styles.tab}>
        {content}
      </NavLink>
    );
  return (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
      {content}
    </Link>
  );
}
