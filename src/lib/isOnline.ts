/**
 * Marks the root element of a page that the service worker served from its cache, because the network
 * failed.
 */
export const OFFLINE_MARK = 'data-offline';

/**
 * False if the browser knows that it is offline. Also false if the page came from the service worker's cache,
 * because the network then doesn't reach the server. Such a page is reloaded once the connection is back.
 */
export function isOnline(): boolean {
  if (globalThis.document?.documentElement.hasAttribute(OFFLINE_MARK)) return false;
  return hasNetwork();
}

/** False if the device has no network. Browsers then send no request at all. */
export function hasNetwork(): boolean {
  return !(typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine);
}
