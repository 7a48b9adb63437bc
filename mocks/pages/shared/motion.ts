// Motions of a page that must not hang on being drawn: a browser stops drawing, and with it all animations, in a frame that is
// hidden or out of sight, and then never tells that they have ended.

/** A motion may end this much later than planned before it is ended by hand, milliseconds. */
const GRACE_MS = 400;

/** Resolves when `motion` has ended, was cancelled, or should have ended `duration` milliseconds after its start. */
export function ended(motion: Animation, duration: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      motion.finish();
      resolve();
    }, duration + GRACE_MS);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    motion.finished.then(stop, stop);
  });
}

/** Resolves on the frame after the next paint, or as if there had been one where nothing is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, GRACE_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
