// The currency symbols listed in S9.38.
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  ['RUB', '₽'],
  ['EUR', '€'],
  ['USD', '$'],
  ['UAH', '₴'],
  ['KZT', '₸'],
  ['CAD', '$'],
  ['BRL', 'R$'],
])('%s has the symbol %s', (currency, sign) => {
  expect(formatMoney(100, currency, 'ru')).toContain(sign);
});
