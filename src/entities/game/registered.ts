// Game tiles call the info sheet and the game page through this file, because the code of both loads later.

let openSheet: ((slug: string) => void) | undefined;
let wantedSheet: string | undefined;

/**
 * Registers the function that shows a game's info sheet. If a sheet was requested before, it is shown now.
 */
export function registerGameSheet(opener: (slug: string) => void): void {
  openSheet = opener;
  if (wantedSheet !== undefined) opener(wantedSheet);
  wantedSheet = undefined;
}

/** Shows a game's info sheet at once, or as soon as `registerGameSheet` is called. */
export function showGameSheet(slug: string): void {
  if (openSheet) openSheet(slug);
  else wantedSheet = slug;
}

let loadPlay: (() => Promise<unknown>) | undefined;

/** Registers the loader of the game page's chunk. `loader` must be safe to call again after a failure. */
export function registerPlayChunk(loader: () => Promise<unknown>): void {
  loadPlay = loader;
}

/**
 * Prefetches the game page's chunk when a player hovers or focuses a tile. Errors are ignored on purpose: the
 * click loads the chunk again.
 */
export function prefetchPlayChunk(): void {
  loadPlay?.().catch(() => undefined);
}
