import { describe, expect, it, test } from 'vitest';
import { GiftType, type Player } from '#/api/generated/model/index.ts';
import {
  balanceFixture,
  depositGift,
  giftFixture,
  holderFixture,
  runningGift,
  spinsGift,
} from './gift.fixtures.ts';
import {
  conditionsOf,
  hasTime,
  holderOf,
  isShown,
  kindOf,
  nextStepOf,
  obstacleOf,
  paysRoundsIn,
  stateAt,
} from './rules.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const at = (instant: string) => ({ expiredAt: instant });

describe('the types of gifts', () => {
  test('cash, compoints, experience, custom gifts, deposit bonuses and offers are activated by one press', () => {
    const ofOnePress = Object.values(GiftType).filter((type) => kindOf(type) === 'oneClick');
    expect(ofOnePress.toSorted()).toEqual(
      ['compoint', 'xp', 'custom', 'cash', 'deposit_bonus', 'bonus_offer'].toSorted(),
    );
  });

  test('gifts with the reason compoints are not shown', () => {
    expect(isShown(giftFixture({ reason: 'compoints' }))).toBe(false);
    expect(isShown(giftFixture({ reason: 'compoint_product_purchase' }))).toBe(true);
  });
});

describe('the time of a gift', () => {
  it.each([
    ['a second ahead', '2026-11-20T12:00:01Z', true],
    ['now', '2026-11-20T12:00:00Z', false],
    ['past', '2026-11-20T11:59:59Z', false],
  ])('a gift is active while its expiry is in the future: %s', (_, end, expected) => {
    expect(hasTime(at(end), NOON)).toBe(expected);
  });

  test('a gift without an expiry never expires', () => {
    expect(stateAt(giftFixture(), NOON)).toBe('received');
  });

  test('a gift expires by the clock, even if the server still sends it as active; a used gift stays used', () => {
    const over = { expiredAt: '2026-11-20T11:00:00Z' };
    expect(stateAt(giftFixture(over), NOON)).toBe('expired');
    expect(stateAt(runningGift(over), NOON)).toBe('expired');
    expect(stateAt(giftFixture({ ...over, state: 'used' }), NOON)).toBe('used');
  });
});

describe('the conditions of a gift', () => {
  test("contain the deposits so far and the missing deposit, in the player's currency", () => {
    expect(conditionsOf(depositGift(), holderFixture({ currency: 'EUR' }))).toEqual([
      { kind: 'deposit', isMet: false, limit: 2000, progress: 800, missing: 1200, currency: 'EUR' },
    ]);
  });

  test('contain no deposit if its limit is in another currency', () => {
    expect(conditionsOf(depositGift(), holderFixture({ currency: 'BRL' }))).toEqual([]);
  });

  test('count deposits only up to the required deposit', () => {
    const gift = depositGift({ restrictionsState: { depositProgress: 90_00 } });
    expect(conditionsOf(gift, holderFixture({ currency: 'EUR' }))).toEqual([
      { kind: 'deposit', isMet: true, limit: 2000, progress: 2000, missing: 0, currency: 'EUR' },
    ]);
  });

  it.each([
    [true, false, 'phone_restriction'],
    [false, true, 'email_restriction'],
    [false, false, 'phone_and_email_restriction'],
    [true, true, null],
  ] as const)('require confirmed contacts: e-mail %s, phone %s', (hasEmail, hasPhone, expected) => {
    const gift = giftFixture({ restrictions: { isEmailRequired: true, isPhoneRequired: true } });
    expect(obstacleOf(gift, holderFixture({ hasEmail, hasPhone }), NOON)).toBe(expected);
  });
});

describe('the obstacle to a gift', () => {
  test('is "multiple accounts", even if there are other obstacles', () => {
    const gift = giftFixture({ isDisabled: true, state: 'used' });
    expect(obstacleOf(gift, holderFixture({ isMultiAccount: true }), NOON)).toBe('multi_account');
  });

  test('is "disabled" if bonuses are switched off for the account', () => {
    for (const gift of [giftFixture(), spinsGift(), depositGift()])
      expect(obstacleOf(gift, holderFixture({ areBonusesOff: true }), NOON)).toBe('disabled');
  });

  test('is "disabled" if the gift is switched off', () => {
    expect(obstacleOf(giftFixture({ isDisabled: true }), holderFixture(), NOON)).toBe('disabled');
  });

  it.each([
    ['a bonus', runningGift({ state: 'received' })],
    ['a free bet', giftFixture({ type: 'freebet' })],
    ['spins', spinsGift()],
  ])('is an active bonus or active spins for %s', (_, gift) => {
    expect(obstacleOf(gift, holderFixture({ hasBonus: true }), NOON)).toBe('has_bonus');
    expect(obstacleOf(gift, holderFixture({ hasSpins: true }), NOON)).toBe('exists_active_giftspin');
  });

  test('is null for money, compoints and experience', () => {
    const busy = holderFixture({ hasBonus: true, hasSpins: true });
    for (const type of ['cash', 'cashback', 'compoint', 'xp', 'custom', 'group'] as const)
      expect(obstacleOf(giftFixture({ type }), busy, NOON)).toBeNull();
  });

  it.each([
    ['used', { state: 'used' } as const],
    ['used', { state: 'activated' } as const],
    ['expired', at('2026-11-20T12:00:00Z')],
  ])('is "%s" for a finished gift', (expected, over) => {
    expect(obstacleOf(giftFixture(over), holderFixture(), NOON)).toBe(expected);
  });
});

describe('the next step for a gift', () => {
  const playedSpins = spinsGift({ state: 'activated', wagered: 0, wagerTarget: 90_00 });
  const freeBet = giftFixture({
    type: 'freebet',
    state: 'activated',
    gameSlug: 'sky-rocket-crash',
    stake: 400_00,
    roundsLeft: 1,
  });
  it.each([
    ['pays for rounds in the game that it names', freeBet, 'sky-rocket-crash', true],
    ['pays for no rounds in other games', freeBet, 'golden-harvest', false],
    [
      'pays for no more rounds once they are all played',
      { ...freeBet, roundsLeft: 0 },
      'sky-rocket-crash',
      false,
    ],
    [
      'pays for no rounds before it is activated',
      { ...freeBet, state: 'received' as const },
      'sky-rocket-crash',
      false,
    ],
    [
      'pays for no rounds after it has expired',
      { ...freeBet, ...at('2026-11-20T11:59:59Z') },
      'sky-rocket-crash',
      false,
    ],
  ])('a free bet %s', (_, gift, slug, pays) => {
    expect(paysRoundsIn([gift], slug, NOON)).toBe(pays);
  });
  it.each([
    ['is to take a gift without an obstacle', giftFixture(), 'take'],
    ['is to play active spins in their game', spinsGift({ state: 'activated' }), 'play'],
    ['is to play an active free bet in its game', freeBet, 'play'],
    ['is to play games that count towards an active bonus', runningGift(), 'playBonus'],
    [
      "is to play games that count towards the wagering of spins' winnings",
      { ...playedSpins, roundsLeft: 0 },
      'playBonus',
    ],
    [
      "is to play games that count towards the wagering of a free bet's winnings",
      { ...freeBet, roundsLeft: 0 },
      'playBonus',
    ],
    ['is "none" for a finished gift', giftFixture({ state: 'used' }), 'none'],
    ['is an explanation for a switched-off gift', giftFixture({ isDisabled: true }), 'explain'],
  ])('%s', (_, gift, step) => {
    expect(nextStepOf(gift, holderFixture({ currency: 'RUB' }), NOON).step).toBe(step);
  });

  test('is to make the missing deposit, with its amount', () => {
    expect(nextStepOf(depositGift(), holderFixture({ currency: 'EUR' }), NOON)).toEqual({
      step: 'deposit',
      missing: 1200,
    });
  });

  test('is to finish the active bonus before a deposit for another one', () => {
    const holder = holderFixture({ currency: 'EUR', hasBonus: true });
    expect(nextStepOf(depositGift(), holder, NOON)).toEqual({ step: 'explain', obstacle: 'has_bonus' });
  });
});

test('a gift for another device is not offered on this one', () => {
  const gift = giftFixture({ device: 'mobile' });
  expect(nextStepOf(gift, holderFixture(), NOON)).toEqual({ step: 'none' });
  expect(nextStepOf(gift, holderFixture({ device: 'mobile' }), NOON).step).toBe('take');
});

describe('the owner of a gift', () => {
  const contact = (isSure: boolean) => ({ is_primary: true, is_verified: isSure });
  const player = (isSure: boolean) =>
    ({
      currency: 'BRL',
      multi_account: false,
      level: { bonus_availability_level: 4 },
      emails: [{ ...contact(isSure), email: 'lobo@example.test' }],
      phones: [],
    }) as unknown as Player;

  test('has an e-mail or a phone only once it is confirmed', () => {
    expect(holderOf(player(true), undefined, [])).toMatchObject({ hasEmail: true, hasPhone: false });
    expect(holderOf(player(false), undefined, []).hasEmail).toBe(false);
  });

  test('has no obstacles while profile and balance are unknown', () => {
    expect(holderOf(undefined, undefined, [])).toEqual(holderFixture({ currency: '' }));
  });

  test('has an active bonus according to the balance, and active spins according to the gifts', () => {
    const holder = holderOf(undefined, balanceFixture({ is_active_bonus: true, currency: 'EUR' }), [
      spinsGift({ state: 'activated' }),
    ]);
    expect(holder).toMatchObject({ currency: 'EUR', hasBonus: true, hasSpins: true });
    const freeBet = giftFixture({ type: 'freebet', state: 'activated' });
    expect(holderOf(undefined, undefined, [freeBet]).hasSpins).toBe(true);
  });
});
