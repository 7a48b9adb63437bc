import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { atServerTime, toDate } from '#/lib/clock.ts';
import { isBuild } from '#/lib/mediaQuery.ts';
import { useServerNow } from '#/lib/useClock.ts';
import styles from './Countdown.module.css';
import { withColons } from '#/lib/duration.ts';

export interface CountdownProps {
  /** Epoch milliseconds of the server's clock. */
  until: number;
  /** Formats days, hours, minutes and seconds in the reader's language. Defaults to digits only. */
  format?: (parts: CountdownParts) => ReactNode;
  onEnd?: (() => void) | undefined;
}

/**
 * A countdown by the server's clock. It isn't a live region. A prerendered page shows the end's date instead.
 */
export function Countdown({ until, format = digits, onEnd }: CountdownProps) {
  const now = useServerNow(1000);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => atServerTime(until, end), [until]);
  if (isBuild) return <Moment at={until} />;
  const parts = countdownParts(until - now);
  return (
    <time className={styles.countdown} dateTime={isoDuration(parts)} role="timer" aria-live="off">
      {format(parts)}
    </time>
  );
}

function Moment({ at }: { at: number }) {
  const date = toDate(at);
  return (
    <time dateTime={date.toISOString()}>
      <FormattedDate
        value={date}
        day="numeric"
        month="long"
        hour="2-digit"
        minute="2-digit"
        timeZone="UTC"
        timeZoneName="short"
      />
    </time>
  );
}

export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

/** Splits the milliseconds left. Negative values count as 0. */
export function countdownParts(left: number): CountdownParts {
  // The time is rounded up: the last second shows as 1, and 0 means that the time is over.
  const total = Math.max(0, Math.ceil(left / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
    isOver: total === 0,
  };
}

/** Value for the `datetime` attribute of `<time>`, such as `P1DT2H3M4S`. */
export function isoDuration({ days, hours, minutes, seconds }: CountdownParts): string {
  return `P${days}DT${hours}H${minutes}M${seconds}S`;
}

/** `02:03:04`, or `1:02:03:04` with days. */
export function digits({ days, hours, minutes, seconds }: CountdownParts): string {
  const clock = [hours, minutes, seconds];
  return days > 0 ? withColons([days, ...clock]) : withColons(clock, 2);
}
