import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { gestureOf, HOLD_MS, isGhostMouse, isStill, type TouchPoint } from '../touch.ts';

/**
 * A tap toggles, a long press shows, a touch elsewhere hides. Focus does not suffice: some browsers do not
 * focus a touched button.
 */
export function useTouchReveal(
  root: RefObject<HTMLElement | null>,
  isShown: boolean,
  show: (isWanted: boolean) => void,
) {
  const start = useRef<TouchPoint & { wasShown: boolean }>(null);
  const lastTouch = useRef<number>(null);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hideIfOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) show(false);
  });

  useEffect(() => () => clearTimeout(holding.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    document.addEventListener('pointerdown', hideIfOutside);
    return () => document.removeEventListener('pointerdown', hideIfOutside);
  }, [isShown]);

  const handlers = {
    pointerdown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      start.current = { ...pointOf(event), wasShown: isShown };
      holding.current = setTimeout(() => show(true), HOLD_MS);
    },
    pointermove: (event: PointerEvent) => {
      if (start.current && !isStill(start.current, pointOf(event))) clearTimeout(holding.current);
    },
    pointerup: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      clearTimeout(holding.current);
      if (event.pointerType !== 'touch') return;
      lastTouch.current = event.timeStamp;
      if (from && gestureOf(from, pointOf(event)) === 'tap') show(!from.wasShown);
    },
    pointercancel: () => {
      start.current = null;
      clearTimeout(holding.current);
    },
  };
  const isMouse = (event: PointerEvent) =>
    event.pointerType !== 'touch' && !isGhostMouse(event.timeStamp, lastTouch.current);
  return { handlers, isMouse };
}

function pointOf(event: PointerEvent): TouchPoint {
  return { x: event.clientX, y: event.clientY, at: event.timeStamp };
}
