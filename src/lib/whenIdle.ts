const USUAL_WAIT_MS = 200;

/** Calls back when the browser has nothing better to do, after `latestMs` at the latest; returns the way to call it off. */
export function whenIdle(callback: () => void, latestMs = 3000): () => void {
  // Safari has no idle callbacks yet.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, Math.min(USUAL_WAIT_MS, latestMs));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
