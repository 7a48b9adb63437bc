import { useEffect, useRef } from 'react';
import { CONTENT_ID } from '../boundaries/contentId.ts';

/**
 * Focuses the main landmark after navigation, but not on the first page or while the user types
 * elsewhere.
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
