// Server days are UTC days.

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * The clock must stay before this time, so that dates planned years ahead of the clock still have four-digit
 * years.
 */
const latestInstant = Date.UTC(9000, 0, 1);

/** Whether the clock can show this time (epoch milliseconds): years 1970 to 8999. */
export function isInstant(value: number): boolean {
  return value >= 0 && value < latestInstant;
}

/** Formats a time as `2026-11-20T10:00:00.000Z`. */
export function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}

/** Midnight UTC, epoch milliseconds. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / day) * day;
}

/** The start of the week: Monday, midnight UTC, epoch milliseconds. */
export function startOfWeek(instant: number): number {
  // The epoch began on a Thursday, three days after a Monday.
  return startOfDay(instant) - ((Math.floor(instant / day) + 3) % 7) * day;
}

export function startOfMonth(instant: number, ahead = 0): number {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
}

export function startOfYear(instant: number): number {
  return Date.UTC(new Date(instant).getUTCFullYear(), 0, 1);
}
