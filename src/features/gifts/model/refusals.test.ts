import { describe, expect, it, test } from 'vitest';
import type { GiftErrorCode } from '#/api/generated/model/index.ts';
import { remedyOf, textOfCode } from '#/i18n/errorTexts.ts';
import { giftTexts } from './refusals.ts';

/** The sixteen refusal codes, and the code for a bonus that the account can't receive (S8.20). */
const codes = [
  'in_process',
  'expired',
  'used',
  'deposit_restriction',
  'email_restriction',
  'phone_restriction',
  'phone_and_email_restriction',
  'multi_account',
  'disabled',
  'invalid_user_gift',
  'activation_failed',
  'invalid_provider_response',
  'wrong_device',
  'invalid_offer',
  'has_bonus',
  'exists_active_giftspin',
  'bonus_request_failed',
] as const satisfies readonly GiftErrorCode[];

describe('refusals of a gift', () => {
  it.each(codes)('%s has its own text', (code) => {
    const { id } = textOfCode(code, giftTexts);
    expect(id).toBe(`gifts.error.${code}`);
    expect(codes.filter((other) => textOfCode(other, giftTexts).id === id)).toEqual([code]);
  });

  it.each([
    ['deposit_restriction', 'deposit'],
    ['email_restriction', 'contacts'],
    ['phone_restriction', 'contacts'],
    ['phone_and_email_restriction', 'contacts'],
    ['has_bonus', 'runningBonus'],
    ['in_process', 'payments'],
    ['multi_account', 'support'],
    ['disabled', 'support'],
    ['activation_failed', 'retry'],
    ['invalid_provider_response', 'retry'],
    ['bonus_request_failed', 'retry'],
  ])('%s has the remedy %s', (code, remedy) => {
    expect(remedyOf(code, giftTexts)).toBe(remedy);
  });

  test('an expired gift has no remedy', () => {
    for (const code of ['expired', 'used', 'invalid_offer', 'wrong_device', 'invalid_user_gift'])
      expect(remedyOf(code, giftTexts)).toBeNull();
  });
});
