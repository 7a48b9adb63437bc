import { describe, expect, it, test } from 'vitest';
import type { Gift, WagerTerms } from '#/api/generated/model/index.ts';
import { depositGift, giftFixture, runningGift, spinsGift, wagerTermsFixture } from './gift.fixtures.ts';
import { bonusSumsOf, wagerFactsOf } from './wagerFacts.ts';

describe('the sums of a bonus', () => {
  test('of a deposit bonus follow the deposits counted so far, not its maximum', () => {
    expect(bonusSumsOf(depositGift({ activation: { bonus: 150_00, losing: [] } }))).toEqual({
      bonus: 150_00,
      toWager: 4_500_00,
    });
    expect(bonusSumsOf(depositGift())).toBeNull();
  });

  it.each<[string, Partial<Gift>, ReturnType<typeof bonusSumsOf>]>([
    ['its per cent of the deposit', { percent: 50, wager: 35 }, { bonus: 350_00, toWager: 12_250_00 }],
    [
      'at most its maximum',
      { percent: 100, amount: 300_00, wager: 10 },
      { bonus: 300_00, toWager: 3_000_00 },
    ],
    ['nothing if it gives spins', { type: 'giftspin', percent: 100 }, null],
  ])('a deposit brings %s', (_, more, expected) => {
    expect(bonusSumsOf(depositGift({ amount: 30_000_00, ...more }), 700_00)).toEqual(expected);
  });

  test('of an active bonus follow its wagering', () => {
    const active = { state: 'activated', wagered: 0, wagerTarget: 4_500_00 } as const;
    expect(bonusSumsOf(depositGift(active))).toEqual({ bonus: 150_00, toWager: 4_500_00 });
  });

  test('of a bonus without a deposit follow its amount', () => {
    const gift = giftFixture({ type: 'nondeposit', wager: 40, amount: 30_00 });
    expect(bonusSumsOf(gift)).toEqual({ bonus: 30_00, toWager: 1_200_00 });
  });

  test('are unknown for gifts that give no bonus at once', () => {
    expect(bonusSumsOf(spinsGift())).toBeNull();
    expect(bonusSumsOf(giftFixture())).toBeNull();
  });
});

describe('the facts of a gift', () => {
  test('before the deposit name the largest bonus and the multiplier', () => {
    expect(wagerFactsOf(depositGift())).toMatchObject({
      basis: 'money',
      bonus: null,
      mostBonus: 300_00,
      toWager: null,
      wager: 30,
    });
  });

  test('with the deposit name the bonus and the bets that it requires', () => {
    expect(wagerFactsOf(depositGift(), 40_00)).toMatchObject({
      bonus: 40_00,
      mostBonus: null,
      toWager: 1_200_00,
    });
  });

  test('of spins are about what they win, and name the total once they have won', () => {
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

  test('are missing without wagering, and for gifts that only give money', () => {
    expect(wagerFactsOf(giftFixture())).toBeNull();
    expect(wagerFactsOf(giftFixture({ wager: 0 }))).toBeNull();
  });

  it.each<[string, Partial<WagerTerms>, object]>([
    [
      'have no largest bet and no cap unless the server names them',
      {},
      { maxBet: null, maxWin: null, minBonus: 1_00 },
    ],
    ['name the largest bet and the cap', { maxBet: 5_00, maxWin: 100_00 }, { maxBet: 5_00, maxWin: 100_00 }],
    [
      'count no bets in games without a percentage',
      { weights: [{ games: 'bonus', percent: 100 }] },
      { counted: { bonus: 100, other: 0 } },
    ],
  ])('%s', (_, more, expected) => {
    expect(wagerFactsOf(runningGift({ terms: wagerTermsFixture(more) }))?.rules).toMatchObject(expected);
  });

  test('claim no rule that the server does not state', () => {
    expect(wagerFactsOf(runningGift())?.rules).toBeNull();
  });
});
