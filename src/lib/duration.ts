export const DAY_MS = 86_400_000;

/** Formats like `4:05` or `01:02:03`. `firstDigits` pads the first part; the others have two digits. */
export function withColons(parts: readonly number[], firstDigits = 1): string {
  return parts.map((part, index) => String(part).padStart(index === 0 ? firstDigits : 2, '0')).join(':');
}

/** ISO 8601 for `<time dateTime>`, such as `PT75S`. Negative values become 0. */
export function isoSeconds(seconds: number): string {
  return `PT${Math.max(0, Math.floor(seconds))}S`;
}
