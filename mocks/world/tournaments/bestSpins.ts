// Best multipliers of invented players, for tournaments that rank the highest multiplier. Each player makes a
// number of simulated spins of a real slot.
import type { Catalogue } from '../catalogue.ts';
import { spinMultiplier } from '../game-frame/view.ts';

export interface Pace {
  /**
   * How strong the player is, 0 to 1: the share of the maximum score that the player reaches. In tournaments
   * that rank the best multiplier, it decides how many spins the player makes.
   */
  strength: number;
  /** When the player scores. Below 1: mostly at the start of the tournament. Above 1: mostly at the end. */
  tempo: number;
}

interface Best {
  /** The best multiplier so far, in hundredths. */
  readonly score: number;
  /** The elapsed share of the tournament at which the best multiplier was spun. */
  readonly reachedAt: number;
}

/** Returns a player's best spin up to a given elapsed share of the tournament, 0 to 1. */
type BestAt = (progress: number) => Best;

/**
 * Number of different simulated spins. All players share them, because spinning for each player would take
 * seconds.
 */
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
    return (progress) => {
      const score = bests[Math.floor(spins * progress ** tempo) - 1] ?? 0;
      return { score, reachedAt: score === 0 ? 0 : ((bests.indexOf(score) + 1) / spins) ** (1 / tempo) };
    };
  });
  ofScopes.set(scope, made);
  return made;
}
