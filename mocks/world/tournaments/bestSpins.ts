// Best multipliers of invented players: each one plays a number of spins of a real slot.
import type { Catalogue } from '../catalogue.ts';
import { spinMultiplier } from '../game-frame/view.ts';

export interface Pace {
  /** Share of the highest score or of the most spins, 0 to 1. */
  strength: number;
  /** Below 1, most of it comes at the start. */
  tempo: number;
}

/** The best multiplier at a share of the elapsed time, in hundredths. */
type BestAt = (progress: number) => number;

/** Distinct spins that the players draw from. Spinning for each player would take seconds. */
const spinPool = 2_000;
const fewestSpins = 5;
const mostSpins = 125;

const known = new WeakMap<Catalogue, Map<string, BestAt[]>>();

export function bestSpinsOf(catalogue: Catalogue, scope: string, paces: readonly Pace[]): BestAt[] {
  const ofScopes = known.get(catalogue) ?? new Map<string, BestAt[]>();
  known.set(catalogue, ofScopes);
  const found = ofScopes.get(scope);
  if (found) return found;
  const random = catalogue.random(`best spins/${scope}`);
  const pool = Array.from({ length: spinPool }, () => spinMultiplier(random));
  const made = paces.map(({ strength, tempo }): BestAt => {
    let best = 0;
    const spins = fewestSpins + Math.round(strength * (mostSpins - fewestSpins));
    const bests = Array.from({ length: spins }, () => (best = Math.max(best, random.pick(pool))));
    return (progress) => bests[Math.floor(spins * progress ** tempo) - 1] ?? 0;
  });
  ofScopes.set(scope, made);
  return made;
}
