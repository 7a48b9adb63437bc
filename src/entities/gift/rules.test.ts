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

describe('types', () => {
  test('cash, compoints, experience, custom gifts, deposit bonuses and offers take one press', () => {
    const ofOnePress = Object.values(GiftType).filter((type) => kindOf(type) === 'oneClick');
    expect(ofOnePress.toSorted()).toEqual(
      ['compoint', 'xp', 'custom', 'cash', 'deposit_bonus', 'bonus_offer'].toSorted(),
    );
  });

  test('gifts with the reason compoints are left out', () => {
    expect(isShown(giftFixture({ reason: 'compoints' }))).toBe(false);
    expect(isShown(giftFixture({ reason: 'compoint_product_purchase' }))).toBe(true);
  });
});

describe('time', () => {
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

  test("a gift expires by the clock, even if the server's state is older; a used one stays used", () => {
    const over = { expiredAt: '2026-11-20T11:00:00Z' };
    expect(stateAt(giftFixture(over), NOON)).toBe('expired');
    expect(stateAt(runningGift(over), NOON)).toBe('expired');
    expect(stateAt(giftFixture({ ...over, state: 'used' }), NOON)).toBe('used');
  });
});

describe('restrictions', () => {
  test('shows the deposit so far in the player’s currency, and the rest to deposit', () => {
    expect(conditionsOf(depositGift(), holderFixture({ currency: 'EUR' }))).toEqual([
      { kind: 'deposit', isMet: false, limit: 2000, progress: 800, missing: 1200, currency: 'EUR' },
    ]);
  });

  test('ignores a limit in another currency', () => {
    expect(conditionsOf(depositGift(), holderFixture({ currency: 'BRL' }))).toEqual([]);
  });

  test('counts at most the required deposit', () => {
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
  ] as const)('asks for confirmed contacts: e-mail %s, phone %s', (hasEmail, hasPhone, expected) => {
    const gift = giftFixture({ restrictions: { isEmailRequired: true, isPhoneRequired: true } });
    expect(obstacleOf(gift, holderFixture({ hasEmail, hasPhone }), NOON)).toBe(expected);
  });
});

describe('the obstacle', () => {
  test('is multiple accounts before any other reason', () => {
    const gift = giftFixture({ isDisabled: true, state: 'used' });
    expect(obstacleOf(gift, holderFixture({ isMultiAccount: true }), NOON)).toBe('multi_account');
  });

  test("is the account's switched-off bonuses", () => {
    for (const gift of [giftFixture(), spinsGift(), depositGift()])
      expect(obstacleOf(gift, holderFixture({ areBonusesOff: true }), NOON)).toBe('disabled');
  });

  test('is the switched-off gift', () => {
    expect(obstacleOf(giftFixture({ isDisabled: true }), holderFixture(), NOON)).toBe('disabled');
  });

  it.each([
    ['a bonus', runningGift({ state: 'received' })],
    ['a free bet', giftFixture({ type: 'freebet' })],
    ['spins', spinsGift()],
  ])('makes %s wait for an active bonus or active spins', (_, gift) => {
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
  ])('of a finished gift is %s', (expected, over) => {
    expect(obstacleOf(giftFixture(over), holderFixture(), NOON)).toBe(expected);
  });
});

describe('the next step', () => {
  const playedSpins = spinsGift({ state: 'activated', wagered: 0, wagerTarget: 90_00 });
  const freeBet = giftFixture({
    type: 'freebet',
    state: 'activated',
    gameSlug: 'sky-rocket-crash',
    stake: 400_00,
    roundsLeft: 1,
  });
  it.each([
    ['pays in the game that it names', freeBet, 'sky-rocket-crash', true],
    ['pays in no other game', freeBet, 'golden-harvest', false],
    ['pays nothing once its rounds are played', { ...freeBet, roundsLeft: 0 }, 'sky-rocket-crash', false],
    [
      'pays nothing before it is activated',
      { ...freeBet, state: 'received' as const },
      'sky-rocket-crash',
      false,
    ],
    ['pays nothing after its time', { ...freeBet, ...at('2026-11-20T11:59:59Z') }, 'sky-rocket-crash', false],
  ])('a free bet %s', (_, gift, slug, pays) => {
    expect(paysRoundsIn([gift], slug, NOON)).toBe(pays);
  });
  it.each([
    ['a gift without an obstacle is taken', giftFixture(), 'take'],
    ['active spins are played in their game', spinsGift({ state: 'activated' }), 'play'],
    ['an active free bet is played in its game', freeBet, 'play'],
    ['an active bonus is played in the games where it counts', runningGift(), 'playBonus'],
    [
      'winnings of spins are played in the games where they count',
      { ...playedSpins, roundsLeft: 0 },
      'playBonus',
    ],
    [
      'winnings of a free bet are played in the games where they count',
      { ...freeBet, roundsLeft: 0 },
      'playBonus',
    ],
    ['a finished gift has no next step', giftFixture({ state: 'used' }), 'none'],
    ['a switched-off gift has an explanation', giftFixture({ isDisabled: true }), 'explain'],
  ])('%s', (_, gift, step) => {
    expect(nextStepOf(gift, holderFixture({ currency: 'RUB' }), NOON).step).toBe(step);
  });

  test('is the missing deposit, with its amount', () => {
    expect(nextStepOf(depositGift(), holderFixture({ currency: 'EUR' }), NOON)).toEqual({
      step: 'deposit',
      missing: 1200,
    });
  });

  test('is to finish the active bonus before depositing for another one', () => {
    const holder = holderFixture({ currency: 'EUR', hasBonus: true });
    expect(nextStepOf(depositGift(), holder, NOON)).toEqual({ step: 'explain', obstacle: 'has_bonus' });
  });
});

test('a gift for another device is not offered on this one', () => {
  const gift = giftFixture({ device: 'mobile' });
  expect(nextStepOf(gift, holderFixture(), NOON)).toEqual({ step: 'none' });
  expect(nextStepOf(gift, holderFixture({ device: 'mobile' }), NOON).step).toBe('take');
});

describe("the gift's owner", () => {
  const contact = (isSure: boolean) => ({ is_primary: true, is_verified: isSure });
  const player = (isSure: boolean) =>
    ({
      currency: 'BRL',
      multi_account: false,
      level: { bonus_availability_level: 4 },
      emails: [{ ...contact(isSure), email: 'lobo@example.test' }],
      phones: [],
    }) as unknown as Player;

  test('has a contact once it is confirmed', () => {
    expect(holderOf(player(true), undefined, [])).toMatchObject({ hasEmail: true, hasPhone: false });
    expect(holderOf(player(false), undefined, []).hasEmail).toBe(false);
  });

  test('unknown facts are no obstacle', () => {
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
