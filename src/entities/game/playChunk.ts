// The code of the game's page, asked for as soon as a player shows interest in a tile.
let load: (() => Promise<unknown>) | undefined;

/** Says, once at boot, how the game's page is loaded; `load` must be safe to call again after a failure. */
export function registerPlayChunk(loader: () => Promise<unknown>): void {
  load = loader;
}

/** Loads the game's page ahead of the click. A failure is left to the click, which asks again. */
export function prefetchPlayChunk(): void {
  load?.().catch(() => undefined);
}
