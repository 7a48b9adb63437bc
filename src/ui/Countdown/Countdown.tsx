import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { atServerTime } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { countdownParts, digits, isoDuration, type CountdownParts } from './countdownParts.ts';
import styles from './Countdown.module.css';

export interface CountdownProps {
  /** Epoch milliseconds of the server's clock. */
  until: number;
  /** Formats the parts in the reader's language. Defaults to digits only. */
  format?: (parts: CountdownParts) => ReactNode;
  onEnd?: (() => void) | undefined;
}

/** Follows the server's clock, in tabular figures. Not a live region. */
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
