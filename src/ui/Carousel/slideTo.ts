import { prefersReducedMotion } from '../motion.ts';

/** Milliseconds of one change of banners (specification S9.10). */
const SPEED = 300;

/**
 * Scrolls a snapping list sideways in exactly that time, since the platform's own smooth scrolling takes as
 * long as it likes. Snapping rests meanwhile, or it would pull each step back.
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
