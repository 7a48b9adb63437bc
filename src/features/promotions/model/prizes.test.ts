import { describe, expect, it } from 'vitest';
import {
  comets,
  drawnFixture,
  membershipFixture,
  prizeFixture,
  promoFixture,
  sparks,
  viewers,
} from '#/entities/promo/promo.fixtures.tsx';
import { POINT_PARTS, type Viewer } from '#/entities/promo/rules.ts';
import {
  currencyOf,
  exchangeOffer,
  mainPrizeOf,
  ownedFor,
  prizeName,
  progressTo,
  prizesWithoutCurrency,
  timesReceived,
  winnersOf,
  wonPrizes,
} from './prizes.ts';

const promo = promoFixture('template2');
const prize = prizeFixture({ left: 3 });
const winner: Viewer = {
  kind: 'player',
  isMultiAccount: false,
  membership: membershipFixture({ receivedPrizes: [{ prizeId: 4, count: 1 }] }),
};

describe('the prizes of a promotion', () => {
  it('include the main prize, which is the last in the list', () => {
    expect(mainPrizeOf(promo)?.title).toBe('Путешествие на двоих');
    expect(mainPrizeOf({})).toBeUndefined();
  });
  it('are priced in one of the two currencies of the promotion', () => {
    expect(currencyOf(promo, { currencyId: comets.id })).toBe(comets);
    expect(currencyOf(promo, { currencyId: sparks.id })).toBe(sparks);
  });
  it('in an unknown currency are detected, so that they can be logged', () => {
    expect(prizesWithoutCurrency(promo)).toEqual([]);
    expect(prizesWithoutCurrency({ ...promo, prizes: [prizeFixture({ id: 9, currencyId: 999 })] })).toEqual([
      9,
    ]);
  });
  it('are named by their title, or else by their contents', () => {
    expect(prizeName(prize)).toBe('50 фриспинов');
    expect(prizeName({ id: 7, giftTitles: ['Перелёт', 'Отель'] })).toBe('Перелёт + Отель');
    expect(prizeName({ id: 7, title: '\u00a0', giftTitles: [' ', 'Отель'] })).toBe('Отель');
    expect(prizeName({ id: 7, title: '', giftTitles: ['\u2003'] })).toBe('#7');
  });
  it("show the player's progress in the currency of the prize", () => {
    const hoodie = prizeFixture({ price: 8 * POINT_PARTS, currencyId: sparks.id });
    expect(ownedFor(promo, hoodie, viewers.member)).toBe(6 * POINT_PARTS);
    expect(progressTo(6 * POINT_PARTS, hoodie)).toBe(75);
    expect(progressTo(0, { price: 0 })).toBe(100);
    expect(ownedFor(promo, hoodie, viewers.guest)).toBe(0);
  });
});

describe('the exchange of points for a prize', () => {
  it('is offered to a member with enough points while the promotion runs', () => {
    expect(exchangeOffer(promo, 'running', prize, viewers.rich)).toEqual({ may: 'exchange' });
  });
  it.each([
    ['before the start', 'waiting', viewers.rich, prize, 'closed'],
    ['after the end', 'over', viewers.rich, prize, 'closed'],
    ['to a guest', 'running', viewers.guest, prize, 'guest'],
    ['while the viewer is unknown', 'running', viewers.unknown, prize, 'unknown'],
    ['to a player with several accounts', 'running', viewers.multiAccount, prize, 'blocked'],
    ['to a player who hasn’t joined', 'running', viewers.outsider, prize, 'outside'],
    ['for a prize that is out of stock', 'running', viewers.rich, { ...prize, left: 0 }, 'gone'],
  ] as const)('is not offered %s', (_when, phase, viewer, wanted, why) => {
    expect(exchangeOffer(promo, phase, wanted, viewer)).toEqual({ may: 'not', why });
  });
  it('says how many points are missing', () => {
    const dear = prizeFixture({ price: 200 * POINT_PARTS });
    expect(exchangeOffer(promo, 'running', dear, viewers.member)).toEqual({
      may: 'not',
      why: 'tooFew',
      missing: 80 * POINT_PARTS,
    });
  });
  it("isn't limited if the server sends no stock", () => {
    expect(exchangeOffer(promo, 'running', prizeFixture(), viewers.rich)).toEqual({ may: 'exchange' });
  });
});

describe('the winners of a draw', () => {
  const drawn = drawnFixture();
  it('are listed by prize, the main prize first, without prizes that nobody won', () => {
    expect(winnersOf(drawn).map(({ prize: { id }, names }) => [id, names.length])).toEqual([
      [4, 1],
      [3, 12],
      [2, 12],
      [1, 12],
    ]);
    expect(winnersOf(promo)).toEqual([]);
  });
  it("include the player's own prizes once the results are known", () => {
    expect(timesReceived({ id: 4 }, winner)).toBe(1);
    expect(timesReceived({ id: 4 }, viewers.guest)).toBe(0);
    expect(wonPrizes(drawn, 'results', winner).map(({ id }) => id)).toEqual([4]);
    expect(wonPrizes(drawn, 'drawing', winner)).toEqual([]);
    expect(wonPrizes(drawn, 'results', viewers.member)).toEqual([]);
  });
});
