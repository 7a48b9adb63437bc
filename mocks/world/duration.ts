// Spans of time as ISO 8601 writes them: `PT50H`, `P30D`, `P1DT2H30M`. Months and years have no length of their own and are none.
import { day, hour, minute, second } from './dates.ts';

const form = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const lengths = [7 * day, day, hour, minute, second] as const;

/** Ten years: what the mock's clock can be moved in one go. */
export const longestAdvance = 3_653 * day;

/** Milliseconds of a duration of at most ten years; undefined for a text that is none. */
export function readDuration(text: string): number | undefined {
  const parts = form.exec(text.toUpperCase());
  if (!parts || text.length < 3) return undefined;
  const sum = lengths.reduce((total, length, index) => total + length * Number(parts[index + 1] ?? 0), 0);
  return sum <= longestAdvance ? sum : undefined;
}

/** A duration in its shortest form, whole seconds: 50 hours are `P2DT2H`. */
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
