import { prefersReducedMotion } from '../motion.ts';

/** Duration of a slide change, in ms (specification S9.10). */
const SPEED = 300;

/**
 * Scrolls in a fixed time, unlike native smooth scrolling. Disables scroll snapping meanwhile, which would
 * undo each step.
 */
export function slideTo(list: HTMLElement, left: number): void {
  const from = list.scrollLeft;
  if (from === left) return;
  if (prefersReducedMotion()) {
    list.scrollTo({ left, behavior: 'instant' });
    return;
  }
  list.style.scrollSnapType = 'none';
  let start: number | undefined;
  requestAnimationFrame(function step(now) {
    start ??= now;
    const part = Math.min(1, (now - start) / SPEED);
    list.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else list.style.scrollSnapType = '';
  });
}
