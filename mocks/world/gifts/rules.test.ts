import { describe, expect, test } from 'vitest';
import { activationProblem, contactProblem, type GiftCondition, type GiftHolder } from './rules.ts';

const holder: GiftHolder = {
  isMultiAccount: false,
  isBarred: false,
  hasEmail: true,
  hasPhone: true,
  hasBonus: false,
  hasRounds: false,
  device: 'desktop',
};
const gift = (more: Partial<GiftCondition> = {}): GiftCondition => ({
  state: 'received',
  template: { type: 'bonus_offer' },
  isDisabled: false,
  isInProcess: false,
  missingDeposit: 0,
  ...more,
});

describe('only one gift can be active at a time', () => {
  test('a bonus waits until the active one is wagered or cancelled', () => {
    expect(activationProblem(gift(), { ...holder, hasBonus: true })).toBe('has_bonus');
    expect(activationProblem(gift(), { ...holder, hasRounds: true })).toBe('exists_active_giftspin');
    expect(activationProblem(gift(), holder)).toBeNull();
  });

  test('one-click gifts do not wait', () => {
    expect(
      activationProblem(gift({ template: { type: 'cash' } }), { ...holder, hasBonus: true, hasRounds: true }),
    ).toBeNull();
  });
});

test('an account flagged as a second one is refused for that reason before any other', () => {
  expect(
    activationProblem(gift({ state: 'expired', isDisabled: true }), { ...holder, isMultiAccount: true }),
  ).toBe('multi_account');
});

test("an active gift can't be activated again", () => {
  expect(activationProblem(gift({ state: 'activated' }), holder)).toBe('used');
});

test("a gift that needs no deposit can't be activated, only taken as a prize", () => {
  const prize = gift({ template: { type: 'nondeposit' } });
  expect(activationProblem(prize, holder)).toBe('invalid_offer');
  expect(activationProblem(prize, holder, 'prize')).toBeNull();
  expect(activationProblem(gift(), holder, 'prize')).toBe('invalid_offer');
});

test('a gift that needs confirmed contacts reports the missing ones', () => {
  const both = { needsEmail: true, needsPhone: true };
  expect(contactProblem(both, { hasEmail: false, hasPhone: false })).toBe('phone_and_email_restriction');
  expect(contactProblem(both, { hasEmail: false, hasPhone: true })).toBe('email_restriction');
  expect(contactProblem(both, { hasEmail: true, hasPhone: false })).toBe('phone_restriction');
  expect(contactProblem({}, { hasEmail: false, hasPhone: false })).toBeNull();
});
