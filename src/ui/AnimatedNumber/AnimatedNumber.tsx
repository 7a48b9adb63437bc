import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../motion.ts';
import styles from './AnimatedNumber.module.css';

/** Duration of the animation, in ms. */
const COUNTING = 640;

export interface AnimatedNumberProps {
  /** An integer, such as minor units or points. */
  value: number;
  format: (value: number) => string;
}

/** A number that counts up or down to a new value. Changes instantly with reduced motion. */
export function AnimatedNumber({ value, format }: AnimatedNumberProps) {
  const root = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  // An effect event, because a new `format` function must not restart the animation.
  const write = useEffectEvent((text: ChildNode, next: number) => {
    shown.current = next;
    text.nodeValue = format(next);
  });

  useLayoutEffect(() => {
    const text = root.current?.firstChild;
    const from = shown.current;
    if (!text || from === value || prefersReducedMotion()) {
      shown.current = value;
      return undefined;
    }
    // The number is written directly to the DOM: 60 React renders a second would be too expensive.
    return countTo(from, value, (next) => write(text, next));
  }, [value]);

  return (
    <span ref={root} className={styles.number} data-number>
      {format(value)}
    </span>
  );
}

/** Calls `show` each frame with a rounded intermediate value. Returns a stop function. */
function countTo(from: number, to: number, show: (value: number) => void): () => void {
  show(from);
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    start ??= now;
    const part = Math.min(1, (now - start) / COUNTING);
    show(part === 1 ? to : Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
