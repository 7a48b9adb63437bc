// The only module that reads the device's clock. It derives the server's offset from `Date` headers.

// Resolution of HTTP dates in ms: the actual time is up to a second later.
const dateResolution = 1000;
// Longest timer in ms. `setTimeout` overflows at 24.8 days. An hour also limits the drift after device sleep.
export const longestTimeout = 3_600_000;

/** Bounds of the server clock's offset in ms, based on the responses so far. */
interface OffsetRange {
  readonly low: number;
  readonly high: number;
}

let known: OffsetRange | null = null;
let rival: OffsetRange | null = null;

/** Epoch milliseconds by the device's clock, which may be wrong. */
export function deviceNow(): number {
  return Date.now();
}

/** Milliseconds since the page started. Never goes back; may pause while the device sleeps. */
export function monotonicNow(): number {
  return performance.now();
}

/** Estimated epoch milliseconds by the server's clock. */
export function serverNow(): number {
  return deviceNow() + (known ? Math.round((known.low + known.high) / 2) : 0);
}

export function toDate(milliseconds: number): Date {
  return new Date(milliseconds);
}

/** Epoch milliseconds of an ISO date, or null if it is missing or invalid. */
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
 * Narrows the server's clock offset with a response's date. A date that contradicts the earlier ones
 * counts only if the next one agrees, because a cache may return an old date.
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

/**
 * Calls back once, when the server's clock reaches the given time. Rechecks on each wake-up, so device sleep
 * does no harm. Returns the cancel function.
 */
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

/** Whole seconds from `now` until the moment; 0 if it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
