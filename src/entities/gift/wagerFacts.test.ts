import { describe, expect, it, test } from 'vitest';
import type { Gift, WagerTerms } from '#/api/generated/model/index.ts';
import { depositGift, giftFixture, runningGift, spinsGift, wagerTermsFixture } from './gift.fixtures.ts';
import { bonusSumsOf, wagerFactsOf } from './wagerFacts.ts';

describe('the sums of a bonus', () => {
  test('for a deposit bonus follow from the deposits so far, not from the maximum bonus', () => {
    expect(bonusSumsOf(depositGift({ activation: { bonus: 150_00, losing: [] } }))).toEqual({
      bonus: 150_00,
      toWager: 4_500_00,
    });
    expect(bonusSumsOf(depositGift())).toBeNull();
  });

  it.each<[string, Partial<Gift>, ReturnType<typeof bonusSumsOf>]>([
    [
      'its percentage of the deposit as a bonus',
      { percent: 50, wager: 35 },
      { bonus: 350_00, toWager: 12_250_00 },
    ],
    [
      'at most the maximum bonus',
      { percent: 100, amount: 300_00, wager: 10 },
      { bonus: 300_00, toWager: 3_000_00 },
    ],
    ['no bonus if the gift is free spins', { type: 'giftspin', percent: 100 }, null],
  ])('a deposit brings %s', (_, more, expected) => {
    expect(bonusSumsOf(depositGift({ amount: 30_000_00, ...more }), 700_00)).toEqual(expected);
  });

  test('for an active bonus follow from its wagering', () => {
    const active = { state: 'activated', wagered: 0, wagerTarget: 4_500_00 } as const;
    expect(bonusSumsOf(depositGift(active))).toEqual({ bonus: 150_00, toWager: 4_500_00 });
  });

  test('for a bonus without a deposit follow from its amount', () => {
    const gift = giftFixture({ type: 'nondeposit', wager: 40, amount: 30_00 });
    expect(bonusSumsOf(gift)).toEqual({ bonus: 30_00, toWager: 1_200_00 });
  });

  test("are unknown for gifts that don't give bonus money, such as free spins and cash", () => {
    expect(bonusSumsOf(spinsGift())).toBeNull();
    expect(bonusSumsOf(giftFixture())).toBeNull();
  });
});

describe('the wagering facts of a gift', () => {
  test('contain the maximum bonus and the multiplier before the deposit is known', () => {
    expect(wagerFactsOf(depositGift())).toMatchObject({
      basis: 'money',
      bonus: null,
      mostBonus: 300_00,
      toWager: null,
      wager: 30,
    });
  });

  test('contain the bonus and the required bets once the deposit is known', () => {
    expect(wagerFactsOf(depositGift(), 40_00)).toMatchObject({
      bonus: 40_00,
      mostBonus: null,
      toWager: 1_200_00,
    });
  });

  test('concern the winnings of free spins, and contain the required bets once the spins have won', () => {
    expect(wagerFactsOf(spinsGift())).toMatchObject({ basis: 'wins', bonus: null, toWager: null, wager: 35 });
    const won = spinsGift({ state: 'activated', wagered: 0, wagerTarget: 900_00 });
    expect(wagerFactsOf(won)).toMatchObject({ basis: 'wins', toWager: 900_00 });
  });

  test('are the same before and during the wagering', () => {
    const terms = wagerTermsFixture();
    const expiredAt = '2026-12-04T12:00:00Z';
    const { wagerTarget: _, ...offered } = runningGift({ state: 'received', terms, expiredAt });
    expect(wagerFactsOf(runningGift({ terms, expiredAt }))).toEqual(wagerFactsOf(offered));
  });

  test('are null for gifts without wagering', () => {
    expect(wagerFactsOf(giftFixture())).toBeNull();
    expect(wagerFactsOf(giftFixture({ wager: 0 }))).toBeNull();
  });

  it.each<[string, Partial<WagerTerms>, object]>([
    [
      'have no maximum bet and no maximum win if the server sends none',
      {},
      { maxBet: null, maxWin: null, minBonus: 1_00 },
    ],
    [
      'have the maximum bet and the maximum win that the server sends',
      { maxBet: 5_00, maxWin: 100_00 },
      { maxBet: 5_00, maxWin: 100_00 },
    ],
    [
      "count 0 % of the bets in games whose percentage the server doesn't send",
      { weights: [{ games: 'bonus', percent: 100 }] },
      { counted: { bonus: 100, other: 0 } },
    ],
  ])('%s', (_, more, expected) => {
    expect(wagerFactsOf(runningGift({ terms: wagerTermsFixture(more) }))?.rules).toMatchObject(expected);
  });

  test('have no rules if the server sends no terms', () => {
    expect(wagerFactsOf(runningGift())?.rules).toBeNull();
  });
});
