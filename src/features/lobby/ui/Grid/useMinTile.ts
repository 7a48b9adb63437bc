import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 75rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The least width of a tile in pixels: two beside each other on the narrowest phone, larger ones on wide screens. */
export function useMinTile(): number {
  return useSyncExternalStore(subscribe, () => (matchMedia(WIDE).matches ? 180 : 150));
}
