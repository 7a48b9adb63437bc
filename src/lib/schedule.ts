// When work is done: in a quiet moment, after a turn, a paint or a while.

// Safari has no idle callbacks yet.
const USUAL_IDLE_MS = 200;
// Screen readers and voice control click without a pointer and a key.
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click'] as const;

/** Without a number it settles in the next turn. */
export function wait(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser paint and answer input between two slices of work. */
export function breathe(): Promise<void> {
  // Not every browser has it yet, and its types come late.
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? wait();
}

/** When the browser is idle, after `latestMs` at the latest; returns the cancel. */
export function whenIdle(callback: () => void, latestMs = 3000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, Math.min(USUAL_IDLE_MS, latestMs));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}

/** Calls `act` once, at the first sign of the visitor or after `waitMs`; returns the way to call it off. */
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

/** Calls back once the browser has drawn what stands now; returns the way to call it off. */
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
