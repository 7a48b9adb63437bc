// Work that the first view does not need: it waits for the first sign of the visitor, or for a while.
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

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
