import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#/ui/motion.ts';

/** Milliseconds that a row takes to its new place. */
const MOVING = 420;

/**
 * Rows move to their new places by transform; moves add up, and all places are read before any moves. Only
 * another `order` moves anything.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef({ order: '', places: new Map<string, number>() });
  useLayoutEffect(() => {
    const { order: orderBefore, places: before } = last.current;
    if (order === orderBefore) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const next = new Map(rows.map((row) => [row.dataset['row'] ?? '', row.offsetTop]));
    last.current = { order, places: next };
    if (before.size === 0 || prefersReducedMotion()) return;
    for (const row of rows) {
      const key = row.dataset['row'] ?? '';
      const from = before.get(key);
      if (from === undefined) appear(row);
      else if (from !== next.get(key)) move(row, from - (next.get(key) ?? 0));
    }
  }, [list, order]);
}

function move(row: HTMLElement, distance: number): void {
  row.animate(
    { transform: [`translateY(${String(distance)}px)`, 'translateY(0)'] },
    { duration: MOVING, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', composite: 'add' },
  );
}

function appear(row: HTMLElement): void {
  row.animate({ opacity: [0, 1] }, { duration: MOVING, easing: 'ease-out' });
}
