import { prefersReducedMotion } from '../motion.ts';

/** Milliseconds of one change of banners (specification S9.10). */
const SPEED = 300;

/**
 * In exactly that time, unlike the platform's smooth scrolling. Snapping would pull each step back, so it
 * rests.
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
