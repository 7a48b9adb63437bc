// The crash game's rules: no strategy returns more than 96 percent, and none is free of risk.
import { describe, expect, test } from 'vitest';
import { createRandom } from '#mocks/world/random.ts';
import {
  cashOutAfter,
  crashPointFor,
  endOf,
  multiplierAt,
  payCrash,
  readCashOut,
  millisecondsTo,
} from '#mocks/world/game-frame/crash.rules.ts';

const bet = 10_000;

/** A flight whose crash point follows from the random draw `chance`, 0 to 1. */
const flightOf = (chance: number, autoCashOut: number | null = null) => ({
  bet,
  autoCashOut,
  crashPoint: crashPointFor({ ...createRandom('test'), next: () => chance }),
});

/**
 * The exact return to player of a strategy. A higher draw means a longer flight. So a strategy loses for all
 * draws below a threshold and wins a constant amount for all others. Bisection finds the threshold.
 */
function shareOf(play: (chance: number) => number): number {
  const best = play(1 - 2 ** -53);
  if (best === 0) return 0;
  let [lost, won] = [0, 1 - 2 ** -53];
  if (play(0) > 0) won = 0;
  for (let step = 0; step < 60 && won > 0; step += 1) {
    const middle = (lost + won) / 2;
    if (play(middle) > 0) won = middle;
    else lost = middle;
  }
  return ((1 - won) * best) / bet;
}

const atOnce = Array.from({ length: 400 }, (_, elapsed) => elapsed);
const later = Array.from({ length: 890 }, (_, step) => 400 + step * 85);

test.each([1.01, 1.02, 1.07, 1.15, 1.5, 2, 4.35, 10, 33.33, 1_000, 10_000])(
  'an automatic cash-out at x%d returns 96 percent on average',
  (target) => {
    const share = shareOf((chance) => endOf(flightOf(chance, readCashOut(target))).win);
    expect(share).toBeGreaterThan(0.9599);
    expect(share).toBeLessThan(0.9601);
  },
);

test('cashing out by hand returns at most 96 percent on average, at any moment', () => {
  const shares = [...atOnce, ...later].map((elapsed) =>
    shareOf((chance) => cashOutAfter(flightOf(chance), elapsed)?.win ?? 0),
  );
  expect(Math.max(...shares)).toBeLessThan(0.9601);
  // Above the minimum cash-out, waiting for a higher multiplier changes the return only by rounding.
  expect(Math.min(...shares.slice(100))).toBeGreaterThan(0.94);
});

test('some flights crash before anyone can cash out', () => {
  const random = createRandom('at once');
  const points = Array.from({ length: 20_000 }, () => crashPointFor(random));
  const share = points.filter((point) => point === 1).length / points.length;
  expect(share).toBeGreaterThan(0.04);
  expect(share).toBeLessThan(0.06);
  expect(endOf({ bet, autoCashOut: 1.01, crashPoint: 1 })).toEqual({ afterMs: 0, multiplier: 1, win: 0 });
});

describe('the minimum cash-out is x1.01', () => {
  test.each([1, 1.004, 1.005, 1.009_999, 0, -2, 10_000.01, Number.NaN, '2', {}])(
    'the value %o is refused',
    (value) => {
      expect(readCashOut(value)).toBeUndefined();
    },
  );
  test.each([
    [1.01, 1.01],
    [1.019, 1.01],
    [1.15, 1.15],
    [2.999, 2.99],
    [10_000, 10_000],
  ])('the value %d is truncated to hundredths: %d', (value, expected) => {
    expect(readCashOut(value)).toBe(expected);
  });
  test('an earlier press is ignored and the flight continues', () => {
    const flight = { bet, autoCashOut: null, crashPoint: 3 };
    expect(cashOutAfter(flight, millisecondsTo(1.01) - 1)).toBeNull();
    expect(cashOutAfter(flight, millisecondsTo(1.01))).toEqual({ multiplier: 1.01, win: 10_100 });
  });
});

describe('a press that comes after the end', () => {
  test('of a crashed flight wins nothing', () => {
    const flight = { bet, autoCashOut: null, crashPoint: 1.5 };
    for (const late of [0, 1, 1_000, 3_600_000])
      expect(cashOutAfter(flight, millisecondsTo(1.5) + late)).toMatchObject({ multiplier: 1.5, win: 0 });
  });
  test('of an automatically cashed-out flight changes nothing', () => {
    const flight = { bet, autoCashOut: 1.2, crashPoint: 1.5 };
    expect(cashOutAfter(flight, millisecondsTo(1.4))).toMatchObject({ multiplier: 1.2, win: 12_000 });
  });
});

test('the multiplier starts at 1 and reaches each value at the computed time', () => {
  expect(multiplierAt(-5)).toBe(1);
  expect(multiplierAt(0)).toBe(1);
  for (const multiplier of [1.01, 1.57, 2, 3.33, 50, 9999.99]) {
    expect(multiplierAt(millisecondsTo(multiplier))).toBeGreaterThanOrEqual(multiplier);
    expect(multiplierAt(millisecondsTo(multiplier) - 20)).toBeLessThan(multiplier);
  }
});

test('a flight never ends below x1, and its win is an integer', () => {
  const random = createRandom('points');
  for (let round = 0; round < 5000; round += 1) {
    const point = crashPointFor(random);
    expect(point).toBeGreaterThanOrEqual(1);
    expect(Number.isSafeInteger(payCrash(random.int(1, 999), point))).toBe(true);
  }
});
