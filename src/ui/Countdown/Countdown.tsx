import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { atServerTime } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { countdownParts, digits, isoDuration, type CountdownParts } from './countdownParts.ts';
import styles from './Countdown.module.css';

export interface CountdownProps {
  /** Epoch milliseconds by the server's clock. */
  until: number;
  /** Words the parts in the reader's language; digits alone without it. */
  format?: (parts: CountdownParts) => ReactNode;
  onEnd?: (() => void) | undefined;
}

/** Ticks by the server's clock in figures of one width; not announced. */
export function Countdown({ until, format = digits, onEnd }: CountdownProps) {
  const now = useServerNow(1000);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => atServerTime(until, end), [until]);
  const parts = countdownParts(until - now);
  return (
    <time className={styles.countdown} dateTime={isoDuration(parts)} role="timer" aria-live="off">
      {format(parts)}
    </time>
  );
}
