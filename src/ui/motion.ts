/** Whether the visitor, or the page's own switch (`data-motion` on the root), asks for no motion. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
