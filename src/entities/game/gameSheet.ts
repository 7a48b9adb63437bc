// Where a game's sheet opens. Its feature loads after the first view.
let open: ((slug: string) => void) | undefined;
let wanted: string | undefined;

/** @param opener shows what the game is like */
export function registerGameSheet(opener: (slug: string) => void): void {
  open = opener;
  if (wanted !== undefined) opener(wanted);
  wanted = undefined;
}

/** Shows what the game is like, at the latest once the sheet is registered. */
export function showGameSheet(slug: string): void {
  if (open) open(slug);
  else wanted = slug;
}
