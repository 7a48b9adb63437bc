// Whether news is held back while a game is open: each player's choice on this device.

/** Games are quiet until the player decides otherwise. */
export function isQuiet(stored: string | null): boolean {
  return stored !== 'off';
}

/** @param owner the player's id, or null for a guest */
export function quietKey(owner: string | null): string {
  return `game.quiet.${owner ?? 'guest'}`;
}
