import { matchesMedia } from '#/lib/mediaQuery.ts';

/** Whether the system or the page's own setting (`data-motion` on the root) asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return (
    globalThis.document?.documentElement.dataset['motion'] === 'reduced' ||
    matchesMedia('(prefers-reduced-motion: reduce)')
  );
}

export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth';
}
