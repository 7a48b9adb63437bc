import { useEffect, useRef } from 'react';
import { monotonicNow } from '#/lib/clock.ts';

/**
 * Calls back after `milliseconds`, never if undefined. A pause keeps the time left. A new `subject`
 * restarts the timer.
 */
export function useToastTimer(
  subject: object,
  milliseconds: number | undefined,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const timed = useRef(subject);
  const left = useRef(milliseconds);
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    if (timed.current !== subject) {
      timed.current = subject;
      left.current = milliseconds;
    }
    if (isPaused || left.current === undefined) return undefined;
    const startedAt = monotonicNow();
    const timer = setTimeout(() => latestEnd.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (monotonicNow() - startedAt));
    };
  }, [subject, milliseconds, isPaused]);
}
