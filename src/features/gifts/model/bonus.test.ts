import { describe, expect, it, test } from 'vitest';
import { brands } from '#/brands/brands.ts';
import { balanceFixture, runningGift, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import { isWageredThrough, runningBonus, wageringOf, gameRoundsOf } from './bonus.ts';

const inReais = (bonus: number, wagering = 900_00) =>
  balanceFixture({ currency: 'BRL', is_active_bonus: true, bonus, wagering });
const { minBonusStakeMinor } = brands.samba.bonusRules;

describe('wagering', () => {
  test('is rounded down to whole percent, and is 100 % only if nothing is left to wager', () => {
    expect(wageringOf({ wagered: 1_499_99, wagerTarget: 1_500_00 })).toEqual({
      wagered: 1_499_99,
      target: 1_500_00,
      left: 1,
      percent: 99,
    });
    expect(wageringOf({ wagered: 2_000_00, wagerTarget: 1_500_00 })).toMatchObject({ left: 0, percent: 100 });
  });

  it.each([{}, { wagered: 5 }, { wagered: 0, wagerTarget: 0 }])('does not apply to the gift %o', (gift) => {
    expect(wageringOf(gift)).toBeNull();
  });

  test('counts as completed only if the full amount was wagered', () => {
    expect(isWageredThrough(runningGift({ state: 'used' }))).toBe(false);
    expect(isWageredThrough(runningGift({ state: 'used', wagered: 1_500_00 }))).toBe(true);
    expect(isWageredThrough(runningGift({ wagered: 1_500_00 }))).toBe(false);
  });
});

describe('the active bonus', () => {
  test('comes from the balance, even without a gift in the list', () => {
    expect(runningBonus(undefined, [runningGift()], null)).toBeNull();
    expect(runningBonus(balanceFixture(), [runningGift()], null)).toBeNull();
    expect(runningBonus(inReais(50_00), [], null)).toMatchObject({
      amount: 50_00,
      left: 900_00,
      wagering: null,
      multiplier: null,
    });
  });

  test('has the wagering multiplier of its gift', () => {
    expect(
      runningBonus(inReais(50_00), [spinsGift({ state: 'activated' }), runningGift()], null)?.multiplier,
    ).toBe(30);
  });

  test('has the id of the free-spins gift that won it', () => {
    const spins = spinsGift({ state: 'activated', wagered: 0, wagerTarget: 900_00 });
    expect(runningBonus(inReais(50_00), [spins], null)).toMatchObject({
      giftId: spins.id,
      multiplier: 35,
      wagering: { target: 900_00, left: 900_00 },
    });
  });

  test('has the wagering progress of the balance, which is updated after each round', () => {
    expect(runningBonus(inReais(50_00, 300_00), [runningGift()], null)?.wagering).toEqual({
      wagered: 1_200_00,
      target: 1_500_00,
      left: 300_00,
      percent: 80,
    });
  });
});

describe('a bonus below 1 BRL', () => {
  it.each([
    [99, true],
    [100, false],
    [0, false],
  ])('of %i minor units is replaced by the real balance in Samba: %s', (bonus, expected) => {
    expect(runningBonus(inReais(bonus), [], minBonusStakeMinor)?.isTooSmall).toBe(expected);
  });

  test('is still usable for bets in brands without this rule', () => {
    const balance = balanceFixture({ currency: 'EUR', is_active_bonus: true, bonus: 50 });
    expect(runningBonus(balance, [], brands.riviera.bonusRules.minBonusStakeMinor)?.isTooSmall).toBe(false);
  });
});

const NOW = Date.parse('2026-01-14T12:00:00Z');
const spins = spinsGift({
  state: 'activated',
  gameSlug: 'northern-foxes',
  roundsLeft: 12,
  expiredAt: '2026-01-15T12:00:00Z',
});

describe('the free rounds in the current game', () => {
  it("are those of the active gift for this game, with the gift's deadline", () => {
    expect(gameRoundsOf([spins], 'northern-foxes', NOW)).toEqual({
      kind: 'spins',
      left: 12,
      endsAt: NOW + 86_400_000,
    });
  });
  it('may be free bets, which may have no deadline', () => {
    const { expiredAt: _, ...endless } = spins;
    expect(gameRoundsOf([{ ...endless, type: 'freebet', roundsLeft: 1 }], 'northern-foxes', NOW)).toEqual({
      kind: 'freeBets',
      left: 1,
      endsAt: null,
    });
  });
  it.each([
    ['in another game', 'golden-harvest', spins, NOW],
    ['of a gift that is not activated', 'northern-foxes', { ...spins, state: 'received' as const }, NOW],
    ['that are all played', 'northern-foxes', { ...spins, roundsLeft: 0 }, NOW],
    ['after their deadline', 'northern-foxes', spins, NOW + 86_400_000],
  ])("don't include rounds %s", (_, slug, gift, now) => {
    expect(gameRoundsOf([gift], slug, now)).toBeNull();
  });
});
