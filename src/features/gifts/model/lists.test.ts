import { expect, it, test } from 'vitest';
import {
  depositGift,
  giftFixture,
  holderFixture,
  runningGift,
  spinsGift,
} from '#/entities/gift/gift.fixtures.ts';
import {
  depositLink,
  groupGifts,
  offeredGift,
  readGiftId,
  withGift,
  withGifts,
  withoutBonus,
  withoutUse,
} from './lists.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const ids = (gifts: readonly { id: number }[]) => gifts.map(({ id }) => id);

test('gifts are grouped by state, and sorted by expiry, the soonest first', () => {
  const gifts = [
    giftFixture({ id: 1 }),
    giftFixture({ id: 2, expiredAt: '2026-11-23T12:00:00Z' }),
    giftFixture({ id: 3, expiredAt: '2026-11-21T12:00:00Z' }),
    depositGift({ id: 4 }),
    spinsGift({ id: 5, state: 'activated' }),
    giftFixture({ id: 6, state: 'used', activatedAt: '2026-11-01T12:00:00Z' }),
    giftFixture({ id: 7, expiredAt: '2026-11-19T12:00:00Z', receivedAt: '2026-11-10T12:00:00Z' }),
    giftFixture({ id: 8, reason: 'compoints' }),
  ];
  const groups = groupGifts(gifts, holderFixture({ currency: 'EUR' }), NOON);
  expect(ids(groups.running)).toEqual([5]);
  expect(ids(groups.ready)).toEqual([3, 2, 1]);
  expect(ids(groups.waiting)).toEqual([4]);
  expect(ids(groups.past)).toEqual([7, 6]);
});

test('free spins that have won a bonus keep their card until they are all played', () => {
  const shown = (roundsLeft: number) => {
    const spins = spinsGift({ id: 5, state: 'activated', wagered: 0, wagerTarget: 90_00, roundsLeft });
    return withoutBonus(groupGifts([spins], holderFixture(), NOON), 5).running;
  };
  expect(ids(shown(12))).toEqual([5]);
  expect(shown(0)).toEqual([]);
});

test('a known gift is replaced, and new gifts come first', () => {
  const list = { data: [giftFixture({ id: 1 }), giftFixture({ id: 2 })] };
  expect(withGift(list, giftFixture({ id: 2, state: 'used' })).data.map(({ state }) => state)).toEqual([
    'received',
    'used',
  ]);
  expect(ids(withGifts(list, [giftFixture({ id: 3 }), giftFixture({ id: 4 })]).data)).toEqual([3, 4, 1, 2]);
});

it.each([
  ['an earlier state', { state: 'used' } as const, { state: 'activated' } as const],
  ['a lower wagered amount', { wagered: 900_00 }, { wagered: 600_00 }],
])('a gift is not reverted to %s', (_, known, late) => {
  const list = { data: [runningGift(known)] };
  expect(withGift(list, runningGift(late))).toBe(list);
});

test('a disabled gift keeps its position in the list', () => {
  const list = { data: [giftFixture({ id: 1 }), giftFixture({ id: 2 })] };
  expect(withoutUse(list, 2).data.map(({ isDisabled }) => isDisabled)).toEqual([undefined, true]);
});

test("a link with a gift's id offers this gift in any state", () => {
  const gifts = [giftFixture({ id: 1, state: 'used' }), giftFixture({ id: 2 })];
  expect(offeredGift(gifts, holderFixture(), NOON, 1)?.id).toBe(1);
  expect(offeredGift(gifts, holderFixture(), NOON, 3)).toBeNull();
});

test('a link without an id offers a gift that is ready to claim before one that still waits for its conditions', () => {
  const holder = holderFixture({ currency: 'EUR' });
  const waiting = depositGift({ id: 1, expiredAt: '2026-11-21T12:00:00Z' });
  expect(offeredGift([waiting, giftFixture({ id: 2 })], holder, NOON, null)?.id).toBe(2);
  expect(offeredGift([waiting], holder, NOON, null)?.id).toBe(1);
  expect(offeredGift([], holder, NOON, null)).toBeNull();
});

test('the link to the cashbox contains the gift and the missing amount', () => {
  expect(depositLink(90_101, 12_00)).toBe('/cashbox?gift=90101&amount=1200');
  expect(depositLink(90_101, null)).toBe('/cashbox?gift=90101');
});

it.each(['', '0', '-1', '1.5', '1e3', '99999999999999999', 'x', '٣'])(
  "the URL parameter %o is not a gift's id",
  (text) => {
    expect(readGiftId(new URLSearchParams({ gift: text }))).toBeNull();
  },
);
