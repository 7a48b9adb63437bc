// Dates in figures, dd.mm.yy and hh:mm:ss, in the player's time zone (specification S9.40).
import { toDate } from './clock.ts';

/** What stands where there is no date. */
export const NO_DATE = '__.__.__';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `20.11.26`; dashes for no date. @param instant milliseconds since 1970 */
export function dateText(instant: number | null): string {
  if (instant === null) return NO_DATE;
  const date = toDate(instant);
  return [date.getDate(), date.getMonth() + 1, date.getFullYear() % 100].map(twoDigits).join('.');
}

/** `20.11.26, 13:05:09`; dashes for no date. @param instant milliseconds since 1970 */
export function dateTimeText(instant: number | null): string {
  if (instant === null) return NO_DATE;
  const date = toDate(instant);
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
  return `${dateText(instant)}, ${time}`;
}
