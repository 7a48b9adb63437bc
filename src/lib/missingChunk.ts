// Loading the code of lazy parts. Chromium caches a failed import until the page is reloaded
// (https://github.com/whatwg/html/issues/6768).
import { hasNetwork, OFFLINE_MARK } from './isOnline.ts';

// Each browser words the error for a missing chunk differently. A chunk is usually missing because a new
// version was deployed.
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a lazy chunk failed to load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}

const loaded = new WeakSet<() => Promise<unknown>>();

/**
 * Runs a dynamic import. If the connection was lost since the page loaded, runs only imports that succeeded
 * before. Chromium would cache a failed import, so the code couldn't load once the connection is back.
 * @param load always the same function for the same code
 * @throws Error if the connection is lost, or the error of the import
 */
export async function importCode<Module>(load: () => Promise<Module>): Promise<Module> {
  // A page from the service worker's cache is offline from the start, and its code is in the same cache.
  const wasLost = !hasNetwork() && !document.documentElement.hasAttribute(OFFLINE_MARK);
  if (wasLost && !loaded.has(load)) throw new Error('no connection');
  const module = await load();
  loaded.add(load);
  return module;
}
