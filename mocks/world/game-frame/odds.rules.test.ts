// Plays 200,000 rounds of each kind of game, and of slots of each volatility, and compares the results with
// the information sheets.
import { describe, expect, test } from 'vitest';
import { createRandom } from '#mocks/world/random.ts';
import { instantKinds, isInstant, kindOfGame } from '#mocks/world/lobby/gameKinds.catalogue.ts';
import { crashPointFor } from './crash.rules.ts';
import { playInstant } from './instant.rules.ts';
import { oddsOf, volatilityFrom } from './odds.rules.ts';
import { payRoulette, spinRoulette } from './roulette.rules.ts';
import { bonusBuy, slotTableOf, spinBonus, spinReels } from './slot.rules.ts';

const rounds = 200_000;
/** A slot of each volatility, and a game of each other kind. */
const games = [
  'violet-knights',
  'golden-harvest',
  'silver-chalice',
  'sky-rocket-crash',
  'royal-roulette',
  ...instantKinds,
];

/**
 * Plays a round and returns its win as a multiple of the bet. Cashes out the crash game at x2, and bets on a
 * dozen in roulette.
 */
function playOnce(slug: string, random: ReturnType<typeof createRandom>): number {
  const kind = kindOfGame(slug);
  if (isInstant(kind)) return playInstant(kind, random).multiplier;
  if (kind === 'slot') return spinReels(random, 100, slotTableOf(slug)).win / 100;
  if (kind === 'crash') return crashPointFor(random) >= 2 ? 2 : 0;
  return payRoulette(spinRoulette(random), [{ kind: 'dozen', value: 1, amount: 1 }]);
}

const wins = new Map(
  games.map((slug) => {
    const random = createRandom(`odds of ${slug}`);
    return [slug, Array.from({ length: rounds }, () => playOnce(slug, random))] as const;
  }),
);
const winsOf = (slug: string): number[] => wins.get(slug) ?? [];
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function deviationOf(slug: string): number {
  const average = mean(winsOf(slug));
  return Math.sqrt(mean(winsOf(slug).map((win) => (win - average) ** 2)));
}

describe.each(games)('%s', (slug) => {
  test('returns what its sheet states, within the sampling error of 200,000 rounds', () => {
    // Four standard errors. With correct odds, only one run in 16,000 would exceed them.
    const tolerance = (4 * deviationOf(slug)) / Math.sqrt(rounds);
    expect(Math.abs(mean(winsOf(slug)) - oddsOf(slug).returned)).toBeLessThan(tolerance);
  });

  test('never wins more than its sheet states', () => {
    expect(winsOf(slug).every((win) => win <= oddsOf(slug).topWin)).toBe(true);
  });

  test('has the volatility that its sheet states', () => {
    const { volatility } = oddsOf(slug);
    if (volatility === undefined) return;
    const deviation = deviationOf(slug);
    const { medium, high } = volatilityFrom;
    expect(deviation >= high ? 'high' : deviation >= medium ? 'medium' : 'low').toBe(volatility);
  });
});

test.each(['violet-knights', 'golden-harvest', 'silver-chalice'])(
  'a bonus buy of %s returns as much as its plain spins, within the sampling error of 20,000 buys',
  (slug) => {
    const random = createRandom(`bonus buys of ${slug}`);
    const bought = Array.from({ length: 20_000 }, () => {
      const spins = spinBonus(random, 100, slotTableOf(slug));
      return spins.reduce((sum, { win }) => sum + win, 0) / (100 * bonusBuy.price);
    });
    const average = mean(bought);
    const deviation = Math.sqrt(mean(bought.map((share) => (share - average) ** 2)));
    const tolerance = (4 * deviation) / Math.sqrt(bought.length);
    expect(Math.abs(average - oddsOf(slug).returned)).toBeLessThan(tolerance);
    expect(bought.every((share) => share <= oddsOf(slug).topWin)).toBe(true);
  },
);

test.each([
  ['violet-knights', 'low', 200],
  ['golden-harvest', 'medium', 1_000],
  ['silver-chalice', 'high', 5_000],
] as const)(
  'the slot %s has %s volatility and wins the most with wilds in every position',
  (slug, volatility, topWin) => {
    expect(oddsOf(slug)).toMatchObject({ volatility, topWin });
  },
);
