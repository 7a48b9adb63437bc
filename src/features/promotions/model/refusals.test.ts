import { describe, expect, it } from 'vitest';
import { PromotionErrorCode } from '#/api/generated/model/index.ts';
import { remedyOf, textOfCode } from '#/i18n/errorTexts.ts';
import { promotionTexts } from './refusals.ts';

describe('a refused exchange', () => {
  it.each([
    ['user_not_participate', null],
    ['insufficient_funds', 'play'],
    ['user_is_blocked_for_multi_account', 'support'],
    ['cannot_buy_prize', null],
    ['action_is_inactive', null],
  ])('for %s leads to %s', (code, remedy) => {
    expect(remedyOf(code, promotionTexts)).toBe(remedy);
  });
});

it('the refusals of promotions, eleven of them and more, have words of their own', () => {
  const codes = Object.values(PromotionErrorCode);
  expect(codes.length).toBeGreaterThanOrEqual(11);
  const texts = codes.map((code) => textOfCode(code, promotionTexts).id);
  expect(new Set(texts).size).toBe(codes.length);
  expect(texts).not.toContain('common.error.tryLater');
});
