import { useEffect, useRef } from 'react';
import { monotonicNow } from '#/lib/clock.ts';

/** After `milliseconds` without a pause; never if undefined. A pause leaves its rest over. */
export function useToastTimer(milliseconds: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || left.current === undefined) return undefined;
    const startedAt = monotonicNow();
    const timer = setTimeout(() => latestEnd.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (monotonicNow() - startedAt));
    };
  }, [isPaused]);
}
