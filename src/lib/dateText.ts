// Formats dates in the player's time zone or in UTC. Russian dates are dd.mm.yy, hh:mm:ss; other locales have
// their own format.
import { toDate } from './clock.ts';

/** Placeholder for a missing date (S9.40). */
export const NO_DATE = '__.__ - __.__';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(localeTag: string, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${localeTag} ${name}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(localeTag, options);
  formatters.set(key, formatter);
  return formatter;
}

const isRussian = (localeTag: string): boolean => /^ru\b/.test(localeTag);

/** English dates spell out the month, because readers of English disagree on the order of day and month. */
const dateStyle = (localeTag: string): 'medium' | 'short' => (/^en\b/.test(localeTag) ? 'medium' : 'short');

/**
 * `20.11.26` in Russian, `Nov 20, 2026` in English, `20/11/2026` in Portuguese.
 * @param instant epoch milliseconds; null gives `NO_DATE`
 */
export function dateText(instant: number | null, localeTag: string): string {
  if (instant === null) return NO_DATE;
  const date = toDate(instant);
  if (!isRussian(localeTag))
    return formatterFor(localeTag, 'date', { dateStyle: dateStyle(localeTag) }).format(date);
  return [date.getDate(), date.getMonth() + 1, date.getFullYear() % 100].map(twoDigits).join('.');
}

/**
 * `20.11.26, 13:05:09` in Russian, `20/11/2026, 13:05:09` in Portuguese.
 * @param instant epoch milliseconds; null gives `NO_DATE`
 */
export function dateTimeText(instant: number | null, localeTag: string): string {
  if (instant === null) return NO_DATE;
  const date = toDate(instant);
  if (!isRussian(localeTag))
    return formatterFor(localeTag, 'dateTime', {
      dateStyle: dateStyle(localeTag),
      timeStyle: 'medium',
    }).format(date);
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
  return `${dateText(instant, localeTag)}, ${time}`;
}

/** As `dateTimeText`, but in UTC, for lists whose days begin at 00:00 UTC: `20.11.26, 10:05:09 UTC`. */
export function utcDateTimeText(instant: number | null, localeTag: string): string {
  if (instant === null) return NO_DATE;
  const date = toDate(instant);
  if (!isRussian(localeTag))
    return `${formatterFor(localeTag, 'utcDateTime', {
      dateStyle: dateStyle(localeTag),
      timeStyle: 'medium',
      timeZone: 'UTC',
    }).format(date)} UTC`;
  const day = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear() % 100];
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return `${day.map(twoDigits).join('.')}, ${time.map(twoDigits).join(':')} UTC`;
}

function zoneText(instant: number, localeTag: string): string {
  const parts = formatterFor(localeTag, 'zone', { timeZoneName: 'short' }).formatToParts(toDate(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A deadline to the minute with its time zone, since the player may travel between time zones. */
export function deadlineText(instant: number | null, localeTag: string): string {
  if (instant === null) return NO_DATE;
  const date = toDate(instant);
  const time = formatterFor(localeTag, 'time', { timeStyle: 'short' }).format(date);
  return `${dateText(instant, localeTag)}, ${time} ${zoneText(instant, localeTag)}`;
}

/** As `deadlineText`, with the month in words and a four-digit year: `27 ноября 2027 г. в 13:00 UTC`. */
export function longDeadlineText(instant: number, localeTag: string): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };
  const moment = formatterFor(localeTag, 'longDeadline', options).format(toDate(instant));
  return `${moment} ${zoneText(instant, localeTag)}`;
}

/** As `soonText`, with the time zone: `13:35 GMT+1`, for steps of a process whose other times are in UTC. */
export function soonTextWithZone(instant: number, now: number, localeTag: string): string {
  return `${soonText(instant, now, localeTag)} ${zoneText(instant, localeTag)}`;
}

/** To the minute: only the time if the instant is on the same day as `now`, otherwise date and time. */
export function soonText(instant: number, now: number, localeTag: string): string {
  const time = formatterFor(localeTag, 'time', { timeStyle: 'short' }).format(toDate(instant));
  const day = dateText(instant, localeTag);
  return day === dateText(now, localeTag) ? time : `${day}, ${time}`;
}
