import { useEffect, useRef } from 'react';
import { CONTENT_ID } from '../boundaries/contentId.ts';

/** Focuses the new page's main landmark; not on the first page, nor while a field outside is typed into. */
export function useFocusOnNavigation(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement instanceof HTMLInputElement) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
