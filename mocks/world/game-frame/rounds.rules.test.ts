import { describe, expect, test } from 'vitest';

import { createRandom } from '#mocks/world/random.ts';
import {
  brokenLimit,
  isRouletteBet,
  payRoulette,
  pocketColour,
  rouletteLimits,
  spinRoulette,
  wheelOrder,
} from '#mocks/world/game-frame/roulette.rules.ts';
import type { RouletteBet } from '#mocks/world/game-frame/roulette.rules.ts';
import {
  lineSymbol,
  payReels,
  slotReturn,
  slotTables,
  spinReels,
} from '#mocks/world/game-frame/slot.rules.ts';

const rounds = 100_000;
const { medium } = slotTables;

/** The return to player over many rounds. */
function shareReturned(bet: number, play: () => number): number {
  let back = 0;
  for (let round = 0; round < rounds; round += 1) back += play();
  return back / (bet * rounds);
}

test('the same seed spins the same reels', () => {
  expect(spinReels(createRandom('a'), 100, medium)).toEqual(spinReels(createRandom('a'), 100, medium));
});

test.each(Object.entries(slotTables))('a slot of %s volatility returns 94.2 percent', (_, table) => {
  expect(slotReturn(table)).toBeCloseTo(0.942, 3);
  expect(Object.values(table.weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test('a slot of medium volatility wins in more than 15 percent of its rounds', () => {
  const random = createRandom('hits');
  const hits = Array.from({ length: 10_000 }, () => spinReels(random, 100, medium).win > 0).filter(
    Boolean,
  ).length;
  expect(hits).toBeGreaterThan(1500);
});

test('wins are whole minor units, whatever the bet', () => {
  const random = createRandom('odd bets');
  for (let round = 0; round < 2000; round += 1) {
    const { win, lines } = spinReels(random, random.int(1, 999), medium);
    expect(Number.isSafeInteger(win)).toBe(true);
    expect(win).toBe(lines.reduce((sum, line) => sum + line.win, 0));
  }
});

test('a wild matches any symbol, and three wilds pay as wilds', () => {
  expect(lineSymbol(['wild', 'bell', 'bell'])).toBe('bell');
  expect(lineSymbol(['wild', 'wild', 'gem'])).toBe('gem');
  expect(lineSymbol(['wild', 'wild', 'wild'])).toBe('wild');
  expect(lineSymbol(['bell', 'wild', 'gem'])).toBeNull();
});

test('all five lines pay, the diagonals too', () => {
  const all = payReels(
    [
      ['gem', 'gem', 'gem'],
      ['gem', 'gem', 'gem'],
      ['gem', 'gem', 'gem'],
    ],
    10,
    medium,
  );
  expect(all.map((line) => line.line)).toEqual([0, 1, 2, 3, 4]);
  expect(
    payReels(
      [
        ['gem', 'bell', 'lemon'],
        ['bell', 'gem', 'cherry'],
        ['lemon', 'cherry', 'gem'],
      ],
      10,
      medium,
    ),
  ).toEqual([{ line: 3, symbol: 'gem', win: 180 }]);
});

test('each bet on the single-zero wheel returns 36/37', () => {
  const bets: RouletteBet[] = [
    { kind: 'number', value: 17, amount: 10 },
    { kind: 'number', value: 0, amount: 10 },
    { kind: 'red', amount: 10 },
    { kind: 'black', amount: 10 },
    { kind: 'even', amount: 10 },
    { kind: 'odd', amount: 10 },
    { kind: 'low', amount: 10 },
    { kind: 'high', amount: 10 },
    { kind: 'dozen', value: 2, amount: 10 },
  ];
  for (const bet of bets)
    expect(wheelOrder.reduce((sum, number) => sum + payRoulette(number, [bet]), 0)).toBe(360);
  expect(payRoulette(0, bets)).toBe(360);
});

test('the wheel has every number once, in alternating colours', () => {
  expect(wheelOrder.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 37 }, (_, number) => number),
  );
  wheelOrder
    .slice(1)
    .forEach((number, index) => expect(pocketColour(number)).toBe(index % 2 === 0 ? 'red' : 'black'));
});

test('simulated roulette returns 36/37', () => {
  const random = createRandom('roulette');
  const bets: RouletteBet[] = [
    { kind: 'red', amount: 60 },
    { kind: 'dozen', value: 1, amount: 40 },
  ];
  const share = shareReturned(100, () => payRoulette(spinRoulette(random), bets));
  expect(share).toBeGreaterThan(0.96);
  expect(share).toBeLessThan(0.985);
});

test.each<RouletteBet>([
  { kind: 'number', value: 37, amount: 10 },
  { kind: 'number', amount: 10 },
  { kind: 'number', value: 1.5, amount: 10 },
  { kind: 'dozen', value: 0, amount: 10 },
  { kind: 'red', amount: 0 },
  { kind: 'red', amount: -5 },
  { kind: 'red', amount: 0.5 },
  { kind: 'red', amount: Number.NaN },
])('the table refuses %o', (bet) => expect(isRouletteBet(bet)).toBe(false));

describe('the limits of the roulette', () => {
  const chips = [20, 50, 2_500];
  const limits = rouletteLimits(chips);
  const broken = (...bets: RouletteBet[]): string | undefined => brokenLimit(bets, limits)?.kind;

  test('are stated for each kind of bet, with the payout per unit', () => {
    expect(limits.map(({ kind, min, max, payout }) => [kind, min, max, payout])).toEqual([
      ['number', 20, 10_000, 36],
      ['dozen', 20, 50_000, 3],
      ['red', 20, 100_000, 2],
      ['black', 20, 100_000, 2],
      ['even', 20, 100_000, 2],
      ['odd', 20, 100_000, 2],
      ['low', 20, 100_000, 2],
      ['high', 20, 100_000, 2],
    ]);
  });
  test.each(limits)('state the payout that a bet on $kind gets', ({ kind, payout }) => {
    const value = kind === 'number' || kind === 'dozen' ? 1 : undefined;
    const wins = wheelOrder.map((number) => payRoulette(number, [{ kind, value, amount: 10 }]));
    expect(Math.max(...wins)).toBe(10 * payout);
  });
  test('accept every chip of the table in every position', () => {
    for (const { kind } of limits)
      for (const amount of chips) expect(broken({ kind, value: 1, amount })).toBeUndefined();
  });
  test('refuse bets below the minimum and above the maximum, but accept both of these', () => {
    for (const { kind, min, max } of limits) {
      const on = (amount: number) => broken({ kind, value: 1, amount });
      expect([on(min - 1), on(min), on(max), on(max + 1)]).toEqual([kind, undefined, undefined, kind]);
    }
  });
  test('count all bets on one position together, and each position separately', () => {
    const on = (value: number): RouletteBet => ({ kind: 'number', value, amount: 6_000 });
    expect(broken(on(7), on(7))).toBe('number');
    expect(broken(on(7), on(8), { kind: 'dozen', value: 1, amount: 50_000 })).toBeUndefined();
  });
});
