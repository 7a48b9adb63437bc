import Clock from 'lucide-react/icons/clock';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GiftEnd, GiftState } from '#/api/generated/model/index.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import { Countdown, digits, type CountdownParts } from '#/ui/Countdown/Countdown.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './GiftTimer.module.css';
import { DAY_MS } from '#/lib/duration.ts';

export interface GiftTimerProps {
  state: GiftState;
  /** ISO instant of the expiry. Undefined if the gift never expires. */
  expiredAt?: string | undefined;
  /** ISO instant at which the gift was claimed. */
  activatedAt?: string | undefined;
  endedBy?: GiftEnd | undefined;
}

/**
 * The time left to claim or play a gift. For a used gift, the date on which it was claimed. For an expired one,
 * the date on which it expired.
 */
export function GiftTimer({ state, expiredAt, activatedAt, endedBy }: GiftTimerProps) {
  const { date: dateOf } = useDates();
  const end = parseInstant(expiredAt);
  switch (state) {
    case 'used':
      return (
        <p className={styles.timer}>
          <FormattedMessage id="gifts.time.used" values={{ date: dateOf(parseInstant(activatedAt)) }} />
        </p>
      );
    case 'expired':
      return (
        <p className={styles.timer}>
          <FormattedMessage
            id={endedBy === 'payout' ? 'gifts.time.lost' : 'gifts.time.expired'}
            values={{ date: dateOf(end) }}
          />
        </p>
      );
    case 'received':
    case 'activated':
      break;
  }
  return (
    <p className={styles.timer}>
      <Icon of={Clock} size="sm" />
      {end === null ? (
        <FormattedMessage id="gifts.time.endless" />
      ) : (
        <FormattedMessage
          id={state === 'received' ? 'gifts.time.take' : 'gifts.time.play'}
          values={{ left: <TimeLeft key={end} until={end} /> }}
        />
      )}
    </p>
  );
}

export function TimeLeft({ until }: { until: number }) {
  const { formatMessage } = useIntl();
  const isLastDay = useByServerClock((now) => until - now < DAY_MS);
  const format = ({ days, ...clock }: CountdownParts) => {
    const rest = digits({ ...clock, days: 0 });
    return days > 0 ? `${formatMessage({ id: 'gifts.time.days' }, { days })} ${rest}` : rest;
  };
  return (
    <span className={styles.left} data-last={isLastDay || undefined}>
      <Countdown until={until} format={format} />
    </span>
  );
}
