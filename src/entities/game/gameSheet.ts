// Opens a game's info sheet. The code that shows the sheet loads after the first view.
let open: ((slug: string) => void) | undefined;
let wanted: string | undefined;

/**
 * Registers the function that shows a game's info sheet. If a sheet was requested before, it is shown now.
 */
export function registerGameSheet(opener: (slug: string) => void): void {
  open = opener;
  if (wanted !== undefined) opener(wanted);
  wanted = undefined;
}

/** Shows a game's info sheet at once, or as soon as `registerGameSheet` is called. */
export function showGameSheet(slug: string): void {
  if (open) open(slug);
  else wanted = slug;
}
