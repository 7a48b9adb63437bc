import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitStake, splitWin } from './bets.rules.ts';

test('real money is staked before bonus money', () => {
  expect(splitStake(70, { real: 100, bonus: 50 })).toEqual({ real: 70, bonus: 0 });
  expect(splitStake(120, { real: 100, bonus: 50 })).toEqual({ real: 100, bonus: 20 });
  expect(splitStake(151, { real: 100, bonus: 50 })).toBeNull();
});

test('a win is split like its stake, and rounding never turns bonus money into real money', () => {
  const stake = fc.record({ amount: fc.integer({ min: 1, max: 10_000_000 }), share: fc.nat({ max: 1_000 }) });
  fc.assert(
    fc.property(stake, fc.nat({ max: 10_000_000 }), ({ amount, share }, win) => {
      const bonusPart = Math.floor((amount * share) / 1_000);
      const { real, bonus } = splitWin(win, { amount, bonusPart });
      expect(real + bonus).toBe(win);
      expect(real).toBeGreaterThanOrEqual(0);
      expect(real * amount).toBeLessThanOrEqual(win * (amount - bonusPart));
    }),
  );
});
