// The beginning of a sequence and the habits of its person, chosen by the seed.
import { brandLocales, brands } from '#mocks/world/settings.ts';
import { accessOf } from '../../../src/lib/routeAt.ts';
import { chanceOf } from '../random.ts';
import { startPathOf, visitors } from './paths.ts';
import { faultKinds, type FaultKind, type Scene } from './types.ts';

/**
 * How the simulated person of one sequence behaves. Persons differ on purpose ("swarm testing"): one who
 * often presses twice, or whose responses often come late, finds more than many who do a little of
 * everything.
 */
export interface Habits {
  /** The faults that may be injected. Empty for a sequence without faults. */
  readonly faults: readonly FaultKind[];
  /** The weight of a fault among the steps that aren't presses. */
  readonly faultWeight: number;
  /** Whether the connection may be lost for a while. */
  readonly losesConnection: boolean;
  /** The weight of a double press; a single click has 6. */
  readonly doubleWeight: number;
  /** The share of typed values that are hostile. */
  readonly hostileShare: number;
  /** The share of steps that fill in or send the open form, so that sequences get through forms. */
  readonly formShare: number;
  /** The number of steps after which the player logs out; null for a player who doesn't. */
  readonly logsOutAfter: number | null;
  /** Whether the last page is left open for hours, which takes a quarter of a sequence's time. */
  readonly leavesOpen: boolean;
}

const sizes = [
  [390, 844],
  [1_440, 900],
  [320, 640],
  [720, 1_024],
] as const;

/** Balances in whole units of the currency. Large ones have figures that no persona's balance has. */
const balances = [null, null, null, 12_345, 1_234_567] as const;

export function sceneOf(seed: number): { scene: Scene; habits: Habits } {
  const chance = chanceOf(seed);
  const brand = chance.pick(brands);
  const [width, height] = chance.pick(sizes);
  const path = startPathOf(seed);
  // Pages for guests only, such as the login page, would redirect a player to the lobby.
  const user = accessOf(path) === 'guestsOnly' ? 'guest' : (chance.weigh(visitors) ?? 'guest');
  const faults = chance.pick([[], [], faultKinds, [chance.pick(faultKinds)]]);
  const losesConnection = faults === faultKinds;
  const scene: Scene = {
    brand,
    locale: chance.pick(brandLocales[brand]),
    user,
    balance: user === 'player' || user === 'vip' ? chance.pick(balances) : null,
    worldSeed: String(40 + (seed % 3)),
    hasServiceWorker: losesConnection,
    isJumbled: chance.happens(0.35),
    width,
    height,
    path,
  };
  const habits: Habits = {
    faults,
    losesConnection,
    faultWeight: chance.pick([5, 20]),
    doubleWeight: chance.pick([0.5, 1, 8]),
    hostileShare: chance.pick([0.05, 0.15, 0.5]),
    formShare: chance.pick([0, 0.5, 0.8]),
    logsOutAfter: chance.pick([null, null, 10, 25]),
    leavesOpen: chance.happens(0.4),
  };
  return { scene, habits };
}
