// Plays 200,000 rounds of each kind of game and compares them with the game's sheet.
import { describe, expect, test } from 'vitest';
import { createRandom } from '#mocks/world/random.ts';
import { instantKinds, isInstant, type GameKind } from '#mocks/world/lobby/gameKinds.catalogue.ts';
import { crashPointFor } from './crash.rules.ts';
import { playInstant } from './instant.rules.ts';
import { oddsOf, volatilityFrom } from './odds.rules.ts';
import { payRoulette, spinRoulette } from './roulette.rules.ts';
import { spinReels } from './slot.rules.ts';

const rounds = 200_000;
const kinds: readonly GameKind[] = ['slot', 'crash', 'roulette', ...instantKinds];

/** Wins in bets. The crash game is cashed out at x2, the roulette plays a dozen. */
function playOnce(kind: GameKind, random: ReturnType<typeof createRandom>): number {
  if (isInstant(kind)) return playInstant(kind, random).multiplier;
  if (kind === 'slot') return spinReels(random, 100).win / 100;
  if (kind === 'crash') return crashPointFor(random) >= 2 ? 2 : 0;
  return payRoulette(spinRoulette(random), [{ kind: 'dozen', value: 1, amount: 1 }]);
}

const wins = new Map(
  kinds.map((kind) => {
    const random = createRandom(`odds of ${kind}`);
    return [kind, Array.from({ length: rounds }, () => playOnce(kind, random))] as const;
  }),
);
const winsOf = (kind: GameKind): number[] => wins.get(kind) ?? [];
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function deviationOf(kind: GameKind): number {
  const average = mean(winsOf(kind));
  return Math.sqrt(mean(winsOf(kind).map((win) => (win - average) ** 2)));
}

describe.each(kinds)('%s', (kind) => {
  test('returns what its sheet states, within what 200,000 rounds may differ', () => {
    // Four standard errors: one run in 16,000 would differ more.
    const tolerance = (4 * deviationOf(kind)) / Math.sqrt(rounds);
    expect(Math.abs(mean(winsOf(kind)) - oddsOf(kind).returned)).toBeLessThan(tolerance);
  });

  test('never wins more than its sheet states', () => {
    expect(winsOf(kind).every((win) => win <= oddsOf(kind).topWin)).toBe(true);
  });

  test('spreads its wins as its sheet states', () => {
    const { volatility } = oddsOf(kind);
    if (volatility === undefined) return;
    const deviation = deviationOf(kind);
    const { medium, high } = volatilityFrom;
    expect(deviation >= high ? 'high' : deviation >= medium ? 'medium' : 'low').toBe(volatility);
  });
});

test('the slot wins the most with wilds on all places', () => {
  // Nine cells of three reels: every line pays as wilds.
  expect(oddsOf('slot').topWin).toBe(1_000);
});
