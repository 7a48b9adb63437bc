import { describe, expect, it } from 'vitest';
import { PromotionErrorCode } from '#/api/generated/model/index.ts';
import { remedyOf, textOfCode } from '#/i18n/errorTexts.ts';
import { promoErrorTexts } from './errorTexts.ts';

describe('a refused action in a promotion', () => {
  it.each([
    ['user_not_participate', null],
    ['insufficient_funds', 'play'],
    ['user_is_blocked_for_multi_account', 'support'],
    ['cannot_buy_prize', null],
    ['action_is_inactive', null],
  ])('with the code %s offers the remedy %s', (code, remedy) => {
    expect(remedyOf(code, promoErrorTexts)).toBe(remedy);
  });
});

it('every error code of promotions has its own text', () => {
  const codes = Object.values(PromotionErrorCode);
  expect(codes.length).toBeGreaterThanOrEqual(11);
  const texts = codes.map((code) => textOfCode(code, promoErrorTexts).id);
  expect(new Set(texts).size).toBe(codes.length);
  expect(texts).not.toContain('common.error.tryLater');
});
