// Waits for animations even if nothing is painted. Browsers pause animations in hidden or
// off-screen frames and then never report their end.

/** Milliseconds after the planned end at which an animation is finished by force. */
const GRACE_MS = 400;

/**
 * Resolves when `motion` has ended or was cancelled, at the latest `GRACE_MS` after `duration`
 * milliseconds.
 */
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

/** Resolves one frame after the next paint, or after a timeout if nothing is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, GRACE_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
