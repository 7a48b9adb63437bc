// How a length of time is written: with colons for reading, as ISO 8601 for `<time dateTime>`.

/** Colons between; all but the first of two digits, the first too if asked: `4:05`, `01:02:03`. */
export function withColons(parts: readonly number[], firstDigits = 1): string {
  return parts.map((part, index) => String(part).padStart(index === 0 ? firstDigits : 2, '0')).join(':');
}

/** `PT75S`; a length below nothing is none. */
export function isoSeconds(seconds: number): string {
  return `PT${Math.max(0, Math.floor(seconds))}S`;
}
