// Fixtures compute their times when they load. This module shifts those times to the clock chosen in the
// toolbar.
import { cloneElement, isValidElement } from 'react';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
/**
 * The years 2020 to 2050 in epoch milliseconds. Fixtures contain no amount or id in this range, so a number
 * in it is a time.
 */
const [FIRST, LAST] = [Date.UTC(2020, 0), Date.UTC(2050, 0)];

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

function moved(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value >= FIRST && value < LAST ? value + by : value;
  if (typeof value === 'string')
    return INSTANT.test(value) ? new Date(Date.parse(value) + by).toISOString() : value;
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement<object>(value)) return cloneElement(value, moved(value.props, by) as object);
  if (Array.isArray(value)) return value.map((part) => moved(part, by));
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, moved(part, by)]))
    : value;
}

const known = new WeakMap<object, readonly [by: number, args: object]>();

/**
 * Shifts all dates and times in a story's args. Returns the same object for the same args and shift, so that
 * components don't render again.
 */
export function argsAt<Args extends object>(args: Args, by: number): Args {
  if (by === 0) return args;
  const [knownBy, found] = known.get(args) ?? [0, args];
  const result = knownBy === by ? found : (moved(args, by) as object);
  known.set(args, [by, result]);
  // The cast is safe: the copy differs from the args only in times.
  return result as Args;
}
