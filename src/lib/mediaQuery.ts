import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now; false in environments without `matchMedia`. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}

/**
 * True while the build prerenders pages. The build has no window to measure, and visitors see its pages
 * later.
 */
export const isBuild = typeof document === 'undefined';

export type Platform = 'mobile' | 'desktop';

/** A touch screen without a precise pointer counts as mobile (S7.1). */
export function devicePlatform(): Platform {
  return matchesMedia('(pointer: coarse) and (hover: none)') ? 'mobile' : 'desktop';
}
