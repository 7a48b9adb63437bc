// When to check for a new version, and whether the server is reachable.
import { deviceNow, onWake } from '#/lib/clock.ts';

/** Interval between checks for a new version (S9.12). */
export const UPDATE_CHECK_MS = 15 * 60_000;

/** Calls back every 15 minutes, and when a tab wakes after a longer sleep. Returns the cleanup. */
export function everyQuarterHour(check: () => void): () => void {
  let last = deviceNow();
  const run = (): void => {
    last = deviceNow();
    check();
  };
  const timer = setInterval(run, UPDATE_CHECK_MS);
  // The device clock may have been set back, so compare the distance.
  const stopListening = onWake(() => {
    if (Math.abs(deviceNow() - last) >= UPDATE_CHECK_MS) run();
  });
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** Interval between attempts of a page that started offline. */
export const LINE_CHECK_MS = 10_000;

/**
 * Calls back once an attempt succeeds. Tries when the browser goes online, when the tab wakes and every
 * ten seconds, because a browser with a network can't tell whether the server is reachable.
 */
export function whenLineReturns(attempt: () => Promise<unknown>, isBack: () => void): void {
  const tryIt = (): void => {
    void attempt()
      .then(stop)
      .then(isBack, () => undefined);
  };
  const timer = setInterval(tryIt, LINE_CHECK_MS);
  const stopListening = onWake(tryIt);
  window.addEventListener('online', tryIt);
  const stop = (): void => {
    clearInterval(timer);
    stopListening();
    window.removeEventListener('online', tryIt);
  };
}
