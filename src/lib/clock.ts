// The only reader of the device's clock. Its offset to the server's comes from each `Date` header.

// An HTTP date has whole seconds, so the server's moment lies somewhere in the second after it.
const dateResolution = 1000;
// setTimeout holds at most 24.8 days. Waking hourly also bounds the error after a sleep.
export const longestTimeout = 3_600_000;

/** What the offset of the server's clock can be, in milliseconds, by the answers so far. */
interface OffsetRange {
  readonly low: number;
  readonly high: number;
}

let known: OffsetRange | null = null;
let rival: OffsetRange | null = null;

/** Milliseconds since 1970 by the device's clock, which may be wrong. */
export function deviceNow(): number {
  return Date.now();
}

/** Milliseconds since the page started; never goes back, may stop while the device sleeps. */
export function monotonicNow(): number {
  return performance.now();
}

/** Milliseconds since 1970 by the server's clock, as far as it is known. */
export function serverNow(): number {
  return deviceNow() + (known ? Math.round((known.low + known.high) / 2) : 0);
}

/** The moment as a Date, for Intl. */
export function toDate(milliseconds: number): Date {
  return new Date(milliseconds);
}

/** Milliseconds of an ISO instant, or null if it is none. */
export function parseInstant(iso: string | null | undefined): number | null {
  const milliseconds = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

function intersect(one: OffsetRange, other: OffsetRange): OffsetRange | null {
  const low = Math.max(one.low, other.low);
  const high = Math.min(one.high, other.high);
  return low <= high ? { low, high } : null;
}

/**
 * Takes the offset of the server's clock from an answer: the bounds of all answers are intersected. One that
 * contradicts them counts only if the next agrees: a cache may hold an old date.
 */
export function noteServerDate(dateHeader: string | null | undefined, requestedAt: number): void {
  const date = parseInstant(dateHeader);
  if (date === null) return;
  const reading = { low: date - deviceNow(), high: date + dateResolution - requestedAt };
  if (reading.low > reading.high) return;
  const agreed = known ? intersect(known, reading) : reading;
  if (agreed) {
    known = agreed;
    rival = null;
    return;
  }
  const agreedRival = rival ? intersect(rival, reading) : null;
  known = agreedRival ?? known;
  rival = agreedRival ? null : reading;
}

export function resetServerClock(): void {
  known = null;
  rival = null;
}

export function onWake(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  document.addEventListener('visibilitychange', listener);
  globalThis.addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    globalThis.removeEventListener('pageshow', listener);
  };
}

/** Calls back once at a moment of the server's clock. Each wake-up compares anew, so sleep does no harm. */
export function atServerTime(moment: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    stopListening();
  };
  const check = (): void => {
    clearTimeout(timer);
    const left = moment - serverNow();
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, longestTimeout));
      return;
    }
    stop();
    callback();
  };
  const stopListening = onWake(check);
  timer = setTimeout(check, Math.min(Math.max(0, moment - serverNow()), longestTimeout));
  return stop;
}

/** Whole seconds from `now` to the moment; 0 when it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
