import { useCallback, useSyncExternalStore } from 'react';
import { longestTimeout, onWake, serverNow } from './clock.ts';

/**
 * The server's clock for rendering, cut down to whole steps of `everyMs` so that it only changes when the view does.
 * It is recomputed when the tab comes back into sight.
 */
export function useServerNow(everyMs = 1000): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, Math.min(everyMs, longestTimeout));
      const stopListening = onWake(changed);
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },
    [everyMs],
  );
  const read = (): number => Math.floor(serverNow() / everyMs) * everyMs;
  return useSyncExternalStore(subscribe, read, read);
}
