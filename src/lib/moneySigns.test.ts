// Signs of the currencies that specification S9.38 lists.
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
])('%s has the sign %s', (currency, sign) => {
  expect(formatMoney(100, currency, 'ru')).toContain(sign);
});
