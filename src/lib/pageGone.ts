// When a page goes: closed, left, or put away on a phone, from where it may never come back.

/** Calls back each time the page goes out of sight. Returns the function that stops it. */
export function onPageGone(listener: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', hidden);
  // Not every browser tells of the former when a page is left.
  addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', listener);
  };
}
