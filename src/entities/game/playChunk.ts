// The lazy chunk of the game page, prefetched when a player hovers or focuses a tile.
let load: (() => Promise<unknown>) | undefined;

/** Registers the loader at boot. `loader` must be safe to call again after a failure. */
export function registerPlayChunk(loader: () => Promise<unknown>): void {
  load = loader;
}

/** Errors are ignored on purpose: the click loads the chunk again. */
export function prefetchPlayChunk(): void {
  load?.().catch(() => undefined);
}
