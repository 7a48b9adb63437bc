// Schedules work for when the browser is idle, after a task, a paint or a delay.

// Delay for browsers without `requestIdleCallback`, such as Safari, in ms.
const USUAL_IDLE_MS = 200;
// Events that count as user input. They include `click`, because screen readers and voice control dispatch it
// without pointer or key events.
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click'] as const;

/** Resolves after a delay; without an argument, in the next task. */
export function wait(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser paint and handle input between two chunks of work. */
export function yieldToMain(): Promise<void> {
  // `scheduler.yield` is missing in some browsers and in TypeScript's DOM types.
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? wait();
}

/** Calls back when the browser is idle, after `latestMs` at the latest. Returns the cancel function. */
export function whenIdle(callback: () => void, latestMs = 3000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, Math.min(USUAL_IDLE_MS, latestMs));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}

/** Calls `act` once, on the first user input or after `waitMs`. Returns the cancel function. */
export function whenCalm(act: () => void, waitMs: number): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, run, true);
  };
  const run = (): void => {
    stop();
    act();
  };
  const timer = setTimeout(run, waitMs);
  for (const sign of SIGNS) addEventListener(sign, run, { capture: true, passive: true });
  return stop;
}

/** Calls back after the next paint. Returns the cancel function. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
