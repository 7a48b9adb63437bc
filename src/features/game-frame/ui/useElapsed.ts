import { useCallback, useSyncExternalStore } from 'react';
import { monotonicNow } from '#/lib/clock.ts';

/** Milliseconds since a moment of the monotonic clock, in whole steps, for rendering. */
export function useElapsed(startedAt: number, everyMs = 1000): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  const read = (): number => Math.floor(Math.max(0, monotonicNow() - startedAt) / everyMs) * everyMs;
  return useSyncExternalStore(subscribe, read, read);
}
