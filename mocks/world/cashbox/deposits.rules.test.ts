import { expect, test } from 'vitest';
import { amountProblem, refundedFee } from './deposits.rules.ts';

const limits = { min: 10_000, max: 50_000 };

test("a deposit is bound by the payment system's limits and the player's own", () => {
  expect(amountProblem(10_000, { ...limits, remaining: null })).toBeNull();
  expect(amountProblem(9_999, { ...limits, remaining: 0 })).toEqual({
    why: 'amount_too_small',
    limit: 10_000,
  });
  expect(amountProblem(50_001, { ...limits, remaining: 0 })).toEqual({
    why: 'amount_too_large',
    limit: 50_000,
  });
  expect(amountProblem(20_000, { ...limits, remaining: 15_000 })).toEqual({
    why: 'deposit_limit_reached',
    limit: 15_000,
  });
});

test("a card's fee is fully refunded, other fees are not", () => {
  expect(refundedFee(100_000, { isFeeRefunded: true, feePercent: 3 })).toBe(3_000);
  expect(refundedFee(33, { isFeeRefunded: true, feePercent: 3 })).toBe(0);
  expect(refundedFee(100_000, { feePercent: 5 })).toBe(0);
});
