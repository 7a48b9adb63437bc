// Each browser words the error for a missing chunk differently. It usually means a new deploy.
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether the code of a lazy chunk failed to load. Chromium caches the failure until the page is reloaded
 * (https://github.com/whatwg/html/issues/6768).
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}
