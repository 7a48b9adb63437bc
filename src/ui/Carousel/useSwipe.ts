import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { gestureOf, type TouchPoint } from '../touch.ts';

/**
 * Reports a horizontal swipe: 1 is next, -1 is previous. Also passes the scroll position at its start,
 * because the list scrolls along.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1, startLeft: number) => void,
): void {
  const start = useRef<TouchPoint & { left: number }>(null);
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const stop = new AbortController();
    // Passive, so that scrolling does not wait for our handlers.
    const options = { passive: true, signal: stop.signal };
    const begin = (event: TouchEvent) => {
      start.current = event.touches.length === 1 ? { ...pointOf(event), left: current.scrollLeft } : null;
    };
    const end = (event: TouchEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const gesture = gestureOf(from, pointOf(event));
      if (gesture === 'swipeLeft') swiped(1, from.left);
      if (gesture === 'swipeRight') swiped(-1, from.left);
    };
    current.addEventListener('touchstart', begin, options);
    current.addEventListener('touchend', end, options);
    return () => stop.abort();
  }, [element]);
}

function pointOf(event: TouchEvent): TouchPoint {
  const [finger] = event.changedTouches;
  return { x: finger?.clientX ?? 0, y: finger?.clientY ?? 0, at: event.timeStamp };
}
