import { useIntl } from 'react-intl';
import { serverNow } from '#/lib/clock.ts';
import { dateText, dateTimeText, deadlineText, soonText } from '#/lib/dateText.ts';

/** How instants are written for the player; milliseconds since 1970, null where none is known. */
export interface DateTexts {
  readonly date: (instant: number | null) => string;
  /** With seconds, as histories have it. */
  readonly dateTime: (instant: number | null) => string;
  /** With the time zone, for what a player has to reckon with. */
  readonly deadline: (instant: number | null) => string;
  /** As short as it can be for something due soon. */
  readonly soon: (instant: number) => string;
}

export function useDates(): DateTexts {
  const { locale } = useIntl();
  return {
    date: (instant) => dateText(instant, locale),
    dateTime: (instant) => dateTimeText(instant, locale),
    deadline: (instant) => deadlineText(instant, locale),
    soon: (instant) => soonText(instant, serverNow(), locale),
  };
}
