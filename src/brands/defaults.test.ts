// The defaults of S9.49 to S9.64, checked for the default brand.
import { expect, it } from 'vitest';
import type { BrandCurrency } from './brand.ts';
import { brands } from './brands.ts';

const { aurora } = brands;

it('the default brand has the top and default categories that the specification lists', () => {
  expect(aurora.topCategories).toEqual([
    'slots',
    'otygrat_bonus',
    'crash_games',
    'buy_games',
    'jackpot_games',
    'table',
  ]);
  expect(aurora.defaultCategories).toEqual(['recommended', 'top', 'newgames', 'otygrat_bonus']);
});

it('the default brand uses RUB, the locale ru, and the phone countries ru, kz, az, nl, am and au', () => {
  expect([aurora.currency, aurora.defaultLocale]).toEqual(['RUB', 'ru']);
  expect(aurora.phoneCountries).toEqual(['ru', 'kz', 'az', 'nl', 'am', 'au']);
});

it('the default brand has a login by e-mail and phone, and its password reset starts with the phone', () => {
  expect(aurora.authTypes.toSorted()).toEqual(['email', 'phone']);
  expect(aurora.defaultRemindTab).toBe('phone');
});

it('the default brand offers a deposit of 500 units, and a welcome bonus up to 300,000 over five deposits', () => {
  expect(aurora.defaultDepositMinor).toBe(500_00);
  expect(aurora.welcomeOffer).toEqual({ upToMinor: 300_000_00, tooltipUpToMinor: 200_000_00, deposits: 5 });
});

it('exactly one brand offers only Russian', () => {
  expect(Object.values(brands).filter(({ locales }) => locales.join() === 'ru')).toHaveLength(1);
});

it('New Year: the bets per element, gifts at 2500, 7000 and 2500 elements, and the draw on 14 January', () => {
  const betMinor: Record<BrandCurrency, number> = { RUB: 2_000_00, BRL: 2_000_00, EUR: 20_00 };
  for (const { currency, bonusRules } of Object.values(brands))
    expect(bonusRules.newYear.betMinor).toBe(betMinor[currency]);
  expect(aurora.bonusRules.newYear).toMatchObject({ giftElements: [2500, 7000, 2500], drawDay: '01-14' });
});

it('birthday: 20 promo hours in 2 days or 5 items in 5 days, depending on the brand', () => {
  const rules = Object.values(brands).map(
    ({ bonusRules: { birthday } }) =>
      `${String(birthday.needed)} ${birthday.unit} in ${String(birthday.days)}`,
  );
  expect(new Set(rules)).toEqual(new Set(['20 promoHours in 2', '5 items in 5']));
});
