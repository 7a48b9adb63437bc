// A game's page formats money in the same way as the casino around it.
import { expect, test } from 'vitest';
import { formatMoney } from '#/lib/money.ts';
import { moneyIn } from '#mocks/pages/shared/money.ts';
import { brandCurrency, languageTags, locales } from '#mocks/world/settings.ts';

const currencies = [...new Set(Object.values(brandCurrency))];

test.each(locales.flatMap((locale) => currencies.map((currency) => [locale, currency] as const)))(
  'in %s a game formats %s like the site',
  (locale, currency) => {
    expect(moneyIn(locale, currency)(1_234_567)).toBe(formatMoney(1_234_567, currency, languageTags[locale]));
  },
);
