// When the server is asked for what is new, and whether it is there at all.
import { deviceNow, onWake } from '#/lib/clock.ts';

/** Between two looks for a new version (specification S9.12). */
export const UPDATE_CHECK_MS = 15 * 60_000;

/** Calls back every 15 minutes, and when a tab wakes that has slept through them. Returns the end of it. */
export function everyQuarterHour(check: () => void): () => void {
  let last = deviceNow();
  const run = (): void => {
    last = deviceNow();
    check();
  };
  const timer = setInterval(run, UPDATE_CHECK_MS);
  // A device's clock may have been put back meanwhile.
  const stopListening = onWake(() => {
    if (Math.abs(deviceNow() - last) >= UPDATE_CHECK_MS) run();
  });
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** Between two tries of a page that started without a network. */
export const LINE_CHECK_MS = 10_000;

/**
 * Calls back once when a try succeeds: at the browser's word, when the tab wakes, and every ten seconds,
 * since a browser that has a network does not know whether the server is back.
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
