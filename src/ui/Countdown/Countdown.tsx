import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { atServerTime, toDate } from '#/lib/clock.ts';
import { isBuild } from '#/lib/platform.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { countdownParts, digits, isoDuration, type CountdownParts } from './countdownParts.ts';
import styles from './Countdown.module.css';

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
