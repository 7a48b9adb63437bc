/** Calls back when the browser has nothing better to do, after 3 s at the latest; returns the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks yet.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
