import { expect, test } from 'vitest';
import { amountProblem } from './deposits.ts';
import { payoutProblem, type PayoutFacts } from './payouts.ts';

const facts: PayoutFacts = {
  isBlocked: false,
  isExcluded: false,
  isMultiAccount: false,
  hasBonus: false,
  isVerified: true,
  hasPhone: true,
  hasOpenRequest: false,
  real: 100_000,
};
const limits = { min: 10_000, max: 50_000 };

test.each<[Partial<PayoutFacts>, number, string | undefined]>([
  [{}, 10_000, undefined],
  [{ isBlocked: true }, 10_000, 'account_blocked'],
  [{ isExcluded: true }, 10_000, 'self_excluded'],
  [{ isMultiAccount: true }, 10_000, 'multi_account'],
  [{ hasBonus: true, isVerified: false }, 1, 'wagering_required'],
  [{ isVerified: false, hasPhone: false }, 10_000, 'verification_required'],
  [{ hasPhone: false }, 10_000, 'phone_not_confirmed'],
  [{ hasOpenRequest: true }, 10_000, 'payout_in_progress'],
  [{}, 9_999, 'amount_too_small'],
  [{}, 50_001, 'amount_too_large'],
  [{ real: 20_000 }, 30_000, 'insufficient_funds'],
])('a payout with %o of %i: %s', (more, amount, why) => {
  expect(payoutProblem({ ...facts, ...more }, amount, limits)?.why).toBe(why);
});

test('a deposit keeps to the way and to what the own limits leave', () => {
  expect(amountProblem(10_000, { ...limits, room: null })).toBeNull();
  expect(amountProblem(9_999, { ...limits, room: 0 })).toEqual({ why: 'amount_too_small', limit: 10_000 });
  expect(amountProblem(50_001, { ...limits, room: 0 })).toEqual({ why: 'amount_too_large', limit: 50_000 });
  expect(amountProblem(20_000, { ...limits, room: 15_000 })).toEqual({ why: 'deposit_limit_reached', limit: 15_000 });
});
