import { toDate } from '#/lib/clock.ts';

type AgeUnit = 'minute' | 'hour' | 'day';

const MINUTE_MS = 60_000;
const units = [
  ['day', 1440 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;
const MAX_DAYS = 7;

export interface Age {
  readonly value: number;
  readonly unit: AgeUnit;
}

const dayOf = (instant: number): number =>
  Math.floor((instant - toDate(instant).getTimezoneOffset() * MINUTE_MS) / units[0][1]);

/**
 * The time since `at`, in the largest unit that fits. Days are calendar days in the player's time zone.
 * Null after a week, when showing the date is clearer.
 */
export function ageOf(at: number, now: number): Age | null {
  const passed = Math.max(0, now - at);
  if (passed > MAX_DAYS * units[0][1]) return null;
  const [unit, length] = units.find(([, size]) => passed >= size) ?? units[2];
  if (unit === 'day') return { value: dayOf(now) - dayOf(at), unit };
  return { value: Math.floor(passed / length), unit };
}

/** Formats an age such as `yesterday` or `5 hr. ago`. @param locale tag of the player's language */
export function ageText({ value, unit }: Age, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(-value, unit);
}
