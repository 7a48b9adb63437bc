import { shareOf } from '#/lib/money.ts';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  clampAmount,
  type Limits,
  limitsIn,
  offeredSums,
  ownDepositLimit,
  ownLimitProblem,
  payoutLimitsIn,
  suggestedAmount,
  withinBoth,
  SUGGESTED_PAYOUT_MINOR,
} from './limits.ts';

describe("the player's own deposit limit", () => {
  const limit = {
    kind: 'deposit',
    least: 100_00,
    used: 0,
    currency: 'RUB',
    resetsAt: '2026-11-21T00:00:00Z',
  } as const;
  const own = ownDepositLimit([
    { ...limit, period: 'day', amount: 5_000_00, used: 3_000_00 },
    { ...limit, period: 'week', amount: 20_000_00, used: 19_000_00 },
    { ...limit, period: 'month' },
    { ...limit, kind: 'loss', period: 'day', amount: 1_00 },
  ]);
  it('is the one of the limits with the least left', () =>
    expect(own).toEqual({ left: 1_000_00, amount: 20_000_00, period: 'week' }));
  it('allows all that is left of it and not a cent more', () => {
    expect(ownLimitProblem(1_000_00, own)).toBeNull();
    expect(ownLimitProblem(1_000_01, own)).toEqual({ why: 'over_own_limit', limit: 1_000_00 });
    expect(ownLimitProblem(9_000_00, null)).toBeNull();
  });
});

const limits = { min: 100_00, max: 1_000_00 };
const roubles = [{ currency: 'RUB', ...limits }] as const;

function expectWithin(amount: number, some: Limits): void {
  expect(Number.isSafeInteger(amount)).toBe(true);
  expect(amountProblem(amount, some)).toBeNull();
}

/** @param hundredfold a hundred times the exact fee, before it is rounded down */
function expectFee(fee: number, hundredfold: bigint): void {
  expect(Number.isSafeInteger(fee)).toBe(true);
  expect(BigInt(fee) * 100n <= hundredfold).toBe(true);
  expect((BigInt(fee) + 1n) * 100n > hundredfold).toBe(true);
}

describe('limits per currency', () => {
  it("are those of the currency, and a currency without limits isn't accepted", () => {
    expect(limitsIn(roubles, 'RUB')).toEqual(limits);
    expect(limitsIn(roubles, 'EUR')).toBeNull();
  });
  it('of a payout default to 100 and 1,000,000 in roubles and dollars', () => {
    expect(payoutLimitsIn([], 'RUB')).toEqual({ min: 100_00, max: 1_000_000_00 });
    expect(payoutLimitsIn([], 'USD')).toEqual({ min: 100_00, max: 1_000_000_00 });
    expect(payoutLimitsIn([], 'BRL')).toBeNull();
    expect(payoutLimitsIn(roubles, 'RUB')).toEqual(limits);
  });
  it('are narrowed by the general limits of the cashbox', () => {
    expect(withinBoth(limits, { min: 1, max: 500_00 })).toEqual({ min: 100_00, max: 500_00 });
    expect(withinBoth(limits, null)).toBe(limits);
    expect(withinBoth(limits, { min: 1, max: 50_00 })).toBeNull();
  });
});

describe('an amount', () => {
  it.each([
    [null, 'required'],
    [0, 'required'],
    [99_99, 'too_small'],
    [100_00, undefined],
    [1_000_00, undefined],
    [1_000_01, 'too_large'],
  ])('of %s has the problem %s', (amount, why) => expect(amountProblem(amount, limits)?.why).toBe(why));
  property.prop([fc.maxSafeNat(), fc.maxSafeNat(), fc.maxSafeNat()])(
    'is always within the limits after it has been clamped to them',
    (amount, one, other) => {
      const some = { min: Math.min(one, other) || 1, max: Math.max(one, other) || 1 };
      expectWithin(clampAmount(amount, some), some);
    },
  );
});

it('a payout starts with ten units, or with the minimum of its method', () => {
  expect(clampAmount(SUGGESTED_PAYOUT_MINOR, null)).toBe(10_00);
  expect(clampAmount(SUGGESTED_PAYOUT_MINOR, { min: 5_00, max: 50_00 })).toBe(10_00);
  expect(clampAmount(SUGGESTED_PAYOUT_MINOR, limits)).toBe(100_00);
});

it("a deposit starts with the last amount, reduced to what the limits and the player's own limit allow", () => {
  const own = { left: 500_00, amount: 5_000_00, period: 'day' } as const;
  expect(suggestedAmount(800_00, limits, null)).toBe(800_00);
  expect(suggestedAmount(800_00, limits, own)).toBe(500_00);
  expect(suggestedAmount(300_00, limits, own)).toBe(300_00);
  expect(suggestedAmount(5_000_00, limits, { ...own, left: 9_000_00 })).toBe(1_000_00);
  // The player's own limit leaves less than the minimum deposit. The minimum is suggested nevertheless.
  expect(suggestedAmount(800_00, limits, { ...own, left: 0 })).toBe(100_00);
});

it('each suggested sum within the limits is offered once, in ascending order', () => {
  expect(offeredSums([500_00, 50_00, 100_00, 500_00, 5_000_00], limits)).toEqual([100_00, 500_00]);
});

describe('the fee', () => {
  it('is rounded down to whole minor units, as on the server', () => {
    expect(shareOf(500_00, 3)).toBe(15_00);
    expect(shareOf(33, 3)).toBe(0);
  });
  property.prop([fc.maxSafeNat(), fc.integer({ min: 0, max: 100 })])(
    'is exact for any amount that is a safe integer',
    (amount, percent) => {
      expectFee(shareOf(amount, percent), BigInt(amount) * BigInt(percent));
    },
  );
});
