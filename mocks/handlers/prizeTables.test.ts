// Prize tables in every brand: prizes decrease from place to place and add up to the prize fund.
import { expect, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import type { PromoList, TournamentList, TournamentSeriesList } from '#mocks/generated/model/index.ts';
import { brandCurrency, brands } from '#mocks/world/settings.ts';

const worlds = brands.flatMap((brand) => ['casino', '42', 'red', 'x-7'].map((seed) => ({ brand, seed })));

test.each(worlds)(
  'prizes decrease from place to place and add up to the fund: tournaments and series of $brand, seed $seed',
  ({ brand, seed }) => {
    const call = callerOf(testBackend({ brand, seed }));
    const currency = brandCurrency[brand];
    const lists = [
      (call('GET', '/json-api/v2/tournaments?limit=100').json as TournamentList).data,
      (call('GET', '/json-api/tournament-series').json as TournamentSeriesList).data,
    ];
    for (const { slug, prizes = [], prizeMoney } of lists.flat()) {
      // `worth` also covers gifts. Gifts aren't part of the prize fund, so its check adds up only `money`.
      const amounts = prizes.map(({ worth }) => worth ?? 0);
      expect([slug, amounts]).toEqual([slug, [...new Set(amounts)].toSorted((one, other) => other - one)]);
      expect(new Set(prizes.map(({ title }) => title)).size).toBe(prizes.length);
      let next = 1;
      let sum = 0;
      for (const { from, to, money } of prizes) {
        expect([slug, from]).toEqual([slug, next]);
        next = to + 1;
        sum += (money?.[currency] ?? 0) * (to - from + 1);
      }
      expect([slug, sum]).toEqual([slug, prizeMoney?.[currency]]);
    }
  },
);

test.each(worlds)(
  'the prizes of a promotion differ in price and title: promotions of $brand, seed $seed',
  ({ brand, seed }) => {
    const call = callerOf(testBackend({ brand, seed }));
    for (const { slug, prizes = [] } of (call('GET', '/json-api/actions').json as PromoList).data) {
      // Prizes that are won in a draw have no price. The others have a price in each currency.
      const priced = prizes.filter(({ price }) => price > 0);
      for (const currencyId of new Set(priced.map((prize) => prize.currencyId))) {
        const prices = priced.filter((prize) => prize.currencyId === currencyId).map(({ price }) => price);
        expect([slug, prices]).toEqual([slug, [...new Set(prices)].toSorted((one, other) => one - other)]);
      }
      const titles = prizes.map(({ title }) => title);
      expect([slug, titles]).toEqual([slug, [...new Set(titles)]]);
    }
  },
);
