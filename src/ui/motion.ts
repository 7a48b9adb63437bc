import { matchesMedia } from '#/lib/mediaQuery.ts';

/** Whether the visitor, or the page's own switch (`data-motion` on the root), asks for no motion. */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchesMedia('(prefers-reduced-motion: reduce)')
  );
}

/** How a page scrolls to something that was asked for. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth';
}
