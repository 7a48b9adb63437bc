// The part of a week's losses that comes back without a wager (the page /winback tells the player the same).

/** What the winback of a week is by now, minor units: what was there, and the level's per cent of what was lost since. */
export function winbackOf({ carried, lost }: { carried: number; lost: number }, percent: number): number {
  return carried + Math.floor((Math.max(0, lost) * percent) / 100);
}
