import { describe, expect, it } from 'vitest';
import { brands } from '#/brands/brands.ts';
import { comets, promoFixture, viewers } from './promo.fixtures.tsx';
import { currencyWord, isKnownTemplate, isMember, POINT_PARTS, pointPrice } from './rules.ts';

describe("the name of a promotion's points", () => {
  it.each([
    [1, 'комета'],
    [3, 'кометы'],
    [5, 'комет'],
    [21, 'комета'],
    [112, 'комет'],
    [1.5, 'кометы'],
  ])('for %d in Russian is %s', (points, word) => {
    expect(currencyWord(comets.name, points * POINT_PARTS, 'ru')).toBe(word);
  });
  it('has a singular and a plural in English, and a missing form falls back to "other"', () => {
    const name = { one: 'comet', other: 'comets' };
    expect(currencyWord(name, POINT_PARTS, 'en')).toBe('comet');
    expect(currencyWord(name, 5 * POINT_PARTS, 'en')).toBe('comets');
    expect(currencyWord(name, 5 * POINT_PARTS, 'ru')).toBe('comets');
  });
});

describe('the bets that earn one point', () => {
  it("are in the player's currency, if bets in it earn points", () => {
    const promo = promoFixture();
    expect(pointPrice(promo, 'RUB')).toBe(100_000);
    expect(pointPrice(promo, 'KZT')).toBeUndefined();
    expect(pointPrice({}, 'RUB')).toBeUndefined();
  });
  it.each([
    [brands.aurora, 200_000],
    [brands.kometa, 200_000],
    [brands.riviera, 2_000],
    [brands.samba, 200_000],
  ])(
    'in the New Year promotion are those that the brand $id configures',
    ({ currency, bonusRules }, minor) => {
      const newYear = { pointPrices: { RUB: 200_000, EUR: 2_000, BRL: 200_000 } };
      expect(pointPrice(newYear, currency)).toBe(minor);
      expect(bonusRules.newYear.betMinor).toBe(minor);
    },
  );
});

describe('the participants of a promotion', () => {
  const promo = promoFixture();
  const open = { ...promo, useParticipantBtn: false };

  it('are those who joined, or all players if the promotion has no button to join', () => {
    expect(isMember(promo, viewers.outsider)).toBe(false);
    expect(isMember(promo, viewers.member)).toBe(true);
    expect(isMember(open, viewers.outsider)).toBe(true);
  });
  it('include neither guests nor players with several accounts', () => {
    expect(isMember(open, viewers.guest)).toBe(false);
    expect(isMember(open, viewers.multiAccount)).toBe(false);
  });
});

it('only the templates that this client has are accepted', () => {
  expect(isKnownTemplate('template4')).toBe(true);
  expect(isKnownTemplate('template9')).toBe(false);
  expect(isKnownTemplate('toString')).toBe(false);
  expect(isKnownTemplate(undefined)).toBe(false);
});
