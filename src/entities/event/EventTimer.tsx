import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { toDate } from '#/lib/clock.ts';
import { Countdown, type CountdownParts, digits } from '#/ui/Countdown/Countdown.tsx';
import type { EventTimes } from './rules.ts';
import styles from './EventTimer.module.css';

export interface EventTimerProps {
  event: EventTimes;
  status: EventStatus;
  size?: 'md' | 'lg';
}

/**
 * Counts down to the event's start or end. For a past event, shows when it ended. Renders nothing if the
 * event has no such time, e.g. if an active event has no end.
 */
export function EventTimer({ event: { startAt, endAt }, status, size = 'md' }: EventTimerProps) {
  const until = status === 'future' ? startAt : endAt;
  if (until === null) return null;
  return (
    <p className={styles.timer} data-size={size}>
      <span className={styles.label}>
        <FormattedMessage id={`event.timer.${status}`} />
      </span>
      {status === 'past' ? (
        <span className={styles.value}>
          <FormattedDate value={toDate(until)} day="numeric" month="long" hour="2-digit" minute="2-digit" />
        </span>
      ) : (
        <span className={styles.value}>
          <TimeLeft until={until} />
        </span>
      )}
    </p>
  );
}

/** Time left, with the days in words: `2 d 03:04:05`. */
function TimeLeft({ until }: { until: number }) {
  const { formatMessage } = useIntl();
  const format = ({ days, ...clock }: CountdownParts) => {
    const rest = digits({ ...clock, days: 0 });
    return days > 0 ? `${formatMessage({ id: 'event.timer.days' }, { days })} ${rest}` : rest;
  };
  return <Countdown until={until} format={format} />;
}

export function StatusMark({ status }: { status: EventStatus }) {
  return (
    <span className={styles.mark} data-status={status}>
      <FormattedMessage id={`event.status.${status}`} />
    </span>
  );
}
