import { useIntl } from 'react-intl';
import { serverNow } from '#/lib/clock.ts';
import {
  dateText,
  dateTimeText,
  deadlineText,
  longDeadlineText,
  soonText,
  utcDateTimeText,
} from '#/lib/dateText.ts';

/** Formats instants for the player. Takes epoch milliseconds, or null if the instant is unknown. */
export interface DateTexts {
  readonly date: (instant: number | null) => string;
  /** Date and time with seconds in the player's time zone. Records of money use UTC instead. */
  readonly dateTime: (instant: number | null) => string;
  /** Date and time in UTC, for records of money: bets, transactions, deposits and payouts. */
  readonly utcDateTime: (instant: number | null) => string;
  /** Date and time with the time zone, for deadlines that matter to the player. */
  readonly deadline: (instant: number | null) => string;
  /** Like `deadline`, but with the month in words. Used for the end of a break, which may be years away. */
  readonly longDeadline: (instant: number) => string;
  /** Hours and minutes, with the date unless it is today. For times in the near future. */
  readonly soon: (instant: number) => string;
}

export function useDates(): DateTexts {
  const { locale } = useIntl();
  return {
    date: (instant) => dateText(instant, locale),
    dateTime: (instant) => dateTimeText(instant, locale),
    utcDateTime: (instant) => utcDateTimeText(instant, locale),
    deadline: (instant) => deadlineText(instant, locale),
    longDeadline: (instant) => longDeadlineText(instant, locale),
    soon: (instant) => soonText(instant, serverNow(), locale),
  };
}
