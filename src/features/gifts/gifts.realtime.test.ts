import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { BalanceResponse, GiftList } from '#/api/generated/model/index.ts';
import { balanceQuery, giftsQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import { flyingStore, resetFlying } from '#/overlays/flying.store.ts';
import { resetToasts, toastsStore } from '#/overlays/toasts.store.ts';
import { balanceFixture, giftFixture, runningGift, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import { bindGifts } from './gifts.realtime.ts';
import { celebratedHere } from './model/told.ts';
import { GIFTS_QUEUE_MS } from './model/telling.ts';

const line = vi.hoisted(() => ({ heard: new Map<string, ((message: { data: unknown }) => void)[]>() }));
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: { data: unknown }) => void) => {
    line.heard.set(type, [...(line.heard.get(type) ?? []), listener]);
    return () => line.heard.delete(type);
  },
  onGap: () => () => {},
}));

const client = new QueryClient();
const { queryKey } = giftsQuery();
const list = () => client.getQueryData<GiftList>(queryKey)?.data ?? [];
const say = (type: string, data: object): void => {
  for (const listener of line.heard.get(type) ?? []) listener({ data });
};
const toasts = () => [...toastsStore.visible, ...toastsStore.waiting].map(({ content }) => content);
const message = (id: string, title: string) => ({ kind: 'message', id, values: { title } });

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  client.setQueryData(queryKey, { data: [giftFixture()] });
  stop = bindGifts(client);
});
afterEach(() => {
  stop();
  resetFlying();
  resetToasts();
  client.clear();
  vi.useRealTimers();
});

describe('each message puts itself into the list', () => {
  const used = giftFixture({ state: 'used' });
  it.each([
    ['gift.activated', { gift: giftFixture({ state: 'activated' }) }, 'activated'],
    ['gift.auto_activated', { gift: giftFixture({ state: 'activated' }) }, 'activated'],
    ['gift.state_changed', { gift: used, previousState: 'received' }, 'used'],
    ['gift.state_updated', { gift: giftFixture({ title: '400 ₽', state: 'received' }) }, 'received'],
  ])('%s', (type, data, state) => {
    say(type, data);
    expect(list()).toEqual([{ ...data.gift, state }]);
  });

  test('gift.distributed', () => {
    say('gift.distributed', { gift: spinsGift() });
    expect(list().map(({ id }) => id)).toEqual([spinsGift().id, giftFixture().id]);
  });

  test('gift.level_changed, after the gifts of the level came one by one', () => {
    say('gift.distributed', { gift: spinsGift() });
    say('gift.level_changed', { level: 4, gifts: [spinsGift()] });
    expect(list().map(({ id }) => id)).toEqual([spinsGift().id, giftFixture().id]);
    vi.advanceTimersByTime(1000);
    expect(flyingStore.notices).toHaveLength(1);
  });

  test('a gift that a cancelled payout gives back: the list is refetched', () => {
    client.setQueryData(queryKey, { data: [giftFixture({ state: 'expired' })] });
    say('gift.state_changed', { gift: giftFixture(), previousState: 'expired' });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('gift.disabled', () => {
    say('gift.disabled', { giftId: giftFixture().id });
    expect(list()[0]?.isDisabled).toBe(true);
  });
});

test.each([
  ['a deposit that came through', 'deposit', 'paid', true],
  ['one that was declined', 'deposit', 'declined', false],
  ['a payout', 'payout', 'paid', false],
])('the gifts and what was deposited today are asked for after %s: %s %s', (_, kind, status, expected) => {
  const today = todayDepositQuery().queryKey;
  client.setQueryData(today, { data: { amount: 0, currency: 'RUB' } });
  client.setQueryData(queryKey, { data: [giftFixture()] });
  say('treasury.transaction_confirmed', { kind, status });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(expected);
  expect(client.getQueryState(today)?.isInvalidated).toBe(expected);
});

test('the winback is collected with the balance that it belongs to', () => {
  const { queryKey: balanceKey } = balanceQuery();
  client.setQueryData(balanceKey, { data: balanceFixture({ currency: 'EUR', winback: 4_20 }) });
  say('winback.changed', { winback: 6_40, currency: 'EUR', updatedAt: 9 });
  expect(client.getQueryData<BalanceResponse>(balanceKey)?.data).toMatchObject({
    winback: 6_40,
    balance: 12_500_00,
    updatedAt: 9,
  });
});

describe('telling', () => {
  it('a gift that is given flies to the gifts, and is told by a toast, once', () => {
    say('gift.distributed', { gift: spinsGift() });
    say('gift.level_changed', { level: 4, gifts: [spinsGift()] });
    vi.advanceTimersByTime(0);
    expect(toasts()).toEqual([message('gifts.toast.received', '50 giros de presente')]);
    expect(flyingStore.notices).toEqual([
      { id: 'gift-90102', kind: 'gift', what: '50 giros de presente', to: '/profile/gifts' },
    ]);
  });

  test('gifts that came out of compoints are not told', () => {
    say('gift.distributed', { gift: spinsGift({ reason: 'compoints' }) });
    say('gift.activated', { gift: spinsGift({ reason: 'compoints', state: 'activated' }) });
    vi.advanceTimersByTime(1000);
    expect([...flyingStore.notices, ...toasts()]).toEqual([]);
  });

  test('gifts that come together are told one every 200 ms', () => {
    for (const id of [1, 2, 3]) say('gift.distributed', { gift: giftFixture({ id }) });
    vi.advanceTimersByTime(0);
    expect(flyingStore.notices).toHaveLength(1);
    vi.advanceTimersByTime(GIFTS_QUEUE_MS - 1);
    expect(flyingStore.notices).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(flyingStore.notices).toHaveLength(2);
    vi.advanceTimersByTime(GIFTS_QUEUE_MS);
    expect(flyingStore.notices).toHaveLength(3);
  });

  test('gifts of one press are told by a toast when they are used', () => {
    say('gift.activated', { gift: giftFixture({ state: 'activated' }) });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([]);
    say('gift.state_changed', { gift: giftFixture({ state: 'used' }), previousState: 'received' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([message('gifts.toast.used', '300 ₽ на счёт')]);
  });

  test('long-term gifts are told by a toast when they are activated', () => {
    say('gift.activated', { gift: spinsGift({ state: 'activated' }) });
    vi.advanceTimersByTime(0);
    expect(toasts()).toEqual([message('gifts.toast.activated', '50 giros de presente')]);
    say('gift.state_changed', { gift: spinsGift({ state: 'used' }), previousState: 'activated' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toHaveLength(1);
  });

  test('a deposit that starts a bonus is told of, and that the bonus is wagered', () => {
    say('gift.auto_activated', { gift: runningGift({ wagered: 0 }) });
    say('gift.state_changed', {
      gift: runningGift({ state: 'used', wagered: 1_500_00 }),
      previousState: 'activated',
    });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([
      message('gifts.toast.activated', 'Bônus de R$ 50'),
      message('gifts.toast.wagered', 'Bônus de R$ 50'),
    ]);
  });

  test('a bonus that was lost or given up is no win', () => {
    say('gift.state_changed', { gift: runningGift({ state: 'used' }), previousState: 'activated' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([]);
  });

  test('what this page celebrates itself needs no toast', () => {
    celebratedHere(giftFixture().id);
    say('gift.state_changed', { gift: giftFixture({ state: 'used' }), previousState: 'received' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([]);
  });

  test('nothing that waits is told to the next player', () => {
    for (const id of [1, 2, 3]) say('gift.distributed', { gift: giftFixture({ id }) });
    vi.advanceTimersByTime(0);
    stop();
    vi.advanceTimersByTime(1000);
    expect(flyingStore.notices).toHaveLength(1);
  });
});
