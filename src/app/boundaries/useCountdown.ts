import { useEffect, useState } from 'react';
import { monotonicNow } from '#/lib/clock.ts';

/** Whole seconds left of a wait that began when it was first rendered with this length. */
export function useCountdown(seconds: number): number {
  const [end, setEnd] = useState(() => ({ seconds, at: monotonicNow() + seconds * 1000 }));
  const [left, setLeft] = useState(seconds);
  if (end.seconds !== seconds) {
    setEnd({ seconds, at: monotonicNow() + seconds * 1000 });
    setLeft(seconds);
  }
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end.at - monotonicNow()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return left;
}
