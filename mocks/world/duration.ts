// ISO 8601 durations such as `PT50H`, `P30D` or `PT0.4S`. Months and years are rejected because
// their length varies.
import { day, hour, minute, second } from './dates.ts';

const pattern = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/;
const unitLengths = [7 * day, day, hour, minute, second] as const;

/** Ten years, the maximum for one move of the clock. Milliseconds. */
export const maxAdvance = 3_653 * day;

/** Parses a duration of at most ten years to milliseconds. Undefined if it is invalid. */
export function readDuration(text: string): number | undefined {
  const parts = pattern.exec(text.toUpperCase());
  if (!parts || text.length < 3) return undefined;
  const sum = Math.round(
    unitLengths.reduce((total, length, index) => total + length * Number(parts[index + 1] ?? 0), 0),
  );
  return sum <= maxAdvance ? sum : undefined;
}

/** Formats a duration in whole seconds: 50 hours are `P2DT2H`. */
export function writeDuration(milliseconds: number): string {
  let rest = Math.max(0, Math.floor(milliseconds / second) * second);
  const take = (length: number): number => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count;
  };
  const days = take(day);
  const times = [
    [take(hour), 'H'],
    [take(minute), 'M'],
    [take(second), 'S'],
  ] as const;
  const time = times.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
  return days === 0 && time === ''
    ? 'PT0S'
    : `P${days > 0 ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`;
}
