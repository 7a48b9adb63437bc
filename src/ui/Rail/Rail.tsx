import { useEffect, useRef, useState, type ReactNode, type RefCallback, type RefObject } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './Rail.module.css';

export interface RailProps {
  title: ReactNode;
  titleId: string;
  action?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  itemWidth: string;
  onTaken?: (() => void) | undefined;
  children: ReactNode;
}

/** A horizontally scrolling row: touch, wheel, keyboard and two buttons. */
export function Rail(props: RailProps) {
  const { title, titleId, action, previousLabel, nextLabel, itemWidth, onTaken, children } = props;
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const edge = useScrollEdge(list);
  const take = () => onTaken?.();
  useDomEvents(root, { pointerenter: take, focusin: take });
  const page = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.85, behavior: 'smooth' });
  return (
    <section ref={root} className={styles.rail} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
        <span className={styles.buttons}>
          <IconButton
            icon={ChevronLeft}
            label={previousLabel}
            variant="filled"
            disabled={edge.isAtStart}
            onClick={() => page(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={nextLabel}
            variant="filled"
            disabled={edge.isAtEnd}
            onClick={() => page(1)}
          />
        </span>
      </header>
      <ul
        ref={list}
        className={styles.list}
        aria-labelledby={titleId}
        style={{ '--rail-item': itemWidth }}
        onScroll={take}
      >
        {children}
      </ul>
    </section>
  );
}

/**
 * A ref callback: if the focused item is removed, focuses the next or previous item, or else the page's
 * content.
 */
const passFocus: RefCallback<HTMLElement> = (item) => () => {
  if (!item?.contains(document.activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heir = neighbour?.querySelector<HTMLElement>('a, button') ?? item.closest('main');
  heir?.focus({ preventScroll: true });
};

export function RailItem({ children }: { children: ReactNode }) {
  return (
    <li ref={passFocus} className={styles.item}>
      {children}
    </li>
  );
}

/** Whether the list is scrolled to its start or end. Both are true if everything fits. */
function useScrollEdge(list: RefObject<HTMLElement | null>) {
  const [edge, setEdge] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const isAtStart = element.scrollLeft <= 2;
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
      setEdge((last) =>
        last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  return edge;
}
