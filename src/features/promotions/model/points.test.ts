import { describe, expect, it } from 'vitest';
import { aurora } from '#/brands/aurora/config.ts';
import { kometa } from '#/brands/kometa/config.ts';
import { riviera } from '#/brands/riviera/config.ts';
import { samba } from '#/brands/samba/config.ts';
import { comets, promoFixture } from '../promotions.fixtures.ts';
import { currencyWord, POINT_PARTS, pointPrice } from './points.ts';

describe('the name of points', () => {
  it.each([
    [1, 'комета'],
    [3, 'кометы'],
    [5, 'комет'],
    [21, 'комета'],
    [112, 'комет'],
    [1.5, 'кометы'],
  ])('for %d by the Russian rule is %s', (points, word) => {
    expect(currencyWord(comets.name, points * POINT_PARTS, 'ru')).toBe(word);
  });
  it('has two forms elsewhere, and falls back to the general one', () => {
    const name = { one: 'comet', other: 'comets' };
    expect(currencyWord(name, POINT_PARTS, 'en')).toBe('comet');
    expect(currencyWord(name, 5 * POINT_PARTS, 'en')).toBe('comets');
    expect(currencyWord(name, 5 * POINT_PARTS, 'ru')).toBe('comets');
  });
});

describe('what a point costs', () => {
  it('is said in the player’s currency, and not at all where bets give none', () => {
    const promo = promoFixture();
    expect(pointPrice(promo, 'RUB')).toBe(100_000);
    expect(pointPrice(promo, 'KZT')).toBeUndefined();
    expect(pointPrice({}, 'RUB')).toBeUndefined();
  });
  it.each([
    [aurora, 200_000],
    [kometa, 200_000],
    [riviera, 2_000],
    [samba, 200_000],
  ])('in the New Year is the $id’s own amount', ({ currency, bonusRules }, minor) => {
    const newYear = { pointPrices: { RUB: 200_000, EUR: 2_000, BRL: 200_000 } };
    expect(pointPrice(newYear, currency)).toBe(minor);
    expect(bonusRules.newYear.betMinor).toBe(minor);
  });
});
