import { type RefObject, useEffect, useRef, useState } from 'react';
import { monotonicNow } from '#/lib/clock.ts';
import { useDomEvents } from '#/ui/useDomEvents.ts';

/**
 * Calls back after `milliseconds`, or never if it is undefined. A pause keeps the remaining time. A new
 * `subject` restarts the timer.
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

/** Whether the element is hovered or contains the focus. */
export function useIsAttended(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useDomEvents(element, {
    // Ignores touch: it fires enter and leave on every tap, and a finger does not hover.
    pointerenter: (event) => setHovered(event.pointerType !== 'touch'),
    pointerleave: () => setHovered(false),
    focusin: () => setFocused(true),
    focusout: () => setFocused(false),
  });
  return isHovered || isFocused;
}
