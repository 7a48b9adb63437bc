// Detects that the page is closed, left or put into the background, from where it may never return.

/** Calls `listener` when the page is gone, possibly more than once. Returns the cleanup function. */
export function onPageGone(listener: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', hidden);
  // Not every browser fires `visibilitychange` when a page is left.
  addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', listener);
  };
}
