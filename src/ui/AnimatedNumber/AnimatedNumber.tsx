import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../motion.ts';
import styles from './AnimatedNumber.module.css';

/** Milliseconds that a number takes to its new value. */
const COUNTING = 640;

export interface AnimatedNumberProps {
  /** An integer: minor units, points, players. */
  value: number;
  format: (value: number) => string;
}

/** A number that counts to its new value in figures of one width; at once where motion is unwanted. */
export function AnimatedNumber({ value, format }: AnimatedNumberProps) {
  const root = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  // An event of the effect: a format made anew at each render must not restart the counting.
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
    // Written past React: sixty renders a second for one text would be a waste.
    return countTo(from, value, (next) => write(text, next));
  }, [value]);

  return (
    <span ref={root} className={styles.number} data-number>
      {format(value)}
    </span>
  );
}

/** Calls back each frame with a whole number on the way; gives the function that stops it. */
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
