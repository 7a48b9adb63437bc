import { expect, test } from 'vitest';
import { outcomeOf, payoutProblem, type PayoutFacts } from './payouts.rules.ts';

const facts: PayoutFacts = {
  isBlocked: false,
  isMultiAccount: false,
  hasBonus: false,
  isVerified: true,
  hasPhone: true,
  openRequests: 2,
  real: 100_000,
};
const limits = { min: 10_000, max: 50_000 };

test.each<[Partial<PayoutFacts>, number, string | undefined]>([
  [{}, 10_000, undefined],
  [{ isBlocked: true }, 10_000, 'account_blocked'],
  [{ isMultiAccount: true }, 10_000, 'multi_account'],
  [{ hasBonus: true, isVerified: false }, 1, 'wagering_required'],
  [{ isVerified: false, hasPhone: false }, 10_000, 'verification_required'],
  [{ hasPhone: false }, 10_000, 'phone_not_confirmed'],
  [{ openRequests: 3 }, 10_000, 'payout_in_progress'],
  [{}, 9_999, 'amount_too_small'],
  [{}, 50_001, 'amount_too_large'],
  [{ real: 20_000 }, 30_000, 'insufficient_funds'],
])('with the facts %o, a payout of %i has the problem: %s', (more, amount, why) => {
  expect(payoutProblem({ ...facts, ...more }, amount, limits)?.why).toBe(why);
});

test.each([
  [500_000, 'paid'],
  [500_001, 'paid'],
  [500_002, 'declined'],
  [500_004, 'server_problem'],
] as const)('a payout of %i becomes %s', (amount, outcome) => {
  expect(outcomeOf(amount)).toBe(outcome);
});
