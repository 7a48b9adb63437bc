import { useEffect, useRef } from 'react';
import { CONTENT_ID } from '../boundaries/contentId.ts';

/**
 * Moves the focus to the new page's main landmark, so that keyboards and screen readers start where the page
 * does. Not at the first page, and not while something outside it, such as a field of the header, is being
 * typed into.
 */
export function useFocusOnNavigation(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement instanceof HTMLInputElement) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
