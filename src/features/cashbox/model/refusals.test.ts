import { expect, it } from 'vitest';
import { CashierErrorCode } from '#/api/generated/model/index.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { cashboxTexts } from './refusals.ts';

it.each([
  ['too little money', 'insufficient_funds'],
  ['a deposit that was not processed', 'deposit_failed'],
  ['a problem of the payment server', 'server_problem'],
  ['a bonus that is not wagered yet', 'wagering_required'],
])('the cashbox has its own text for %s', (_, code) => {
  expect(textOfCode(code, cashboxTexts).id).toBe(`cashbox.error.${code}`);
});

it('the cashbox has its own text for every error code of the cashier', () => {
  const codes = Object.values(CashierErrorCode);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => textOfCode(code, cashboxTexts).id === 'common.error.tryLater')).toEqual([]);
});
