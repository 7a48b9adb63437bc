import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { BalanceResponse, GiftList } from '#/api/generated/model/index.ts';
import { balanceQuery, giftsQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import { flyingStore, resetFlying } from '#/overlays/flying.store.ts';
import { resetToasts, toastsStore } from '#/overlays/toasts.store.ts';
import { balanceFixture, giftFixture, runningGift, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import { bindGifts } from './gifts.realtime.ts';
import { markCelebrated } from './model/announcements.ts';

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

describe('messages update the list', () => {
  const used = giftFixture({ state: 'used' });
  it.each([
    ['gift.activated', { gift: giftFixture({ state: 'activated' }) }, 'activated'],
    ['gift.auto_activated', { gift: giftFixture({ state: 'activated' }) }, 'activated'],
    ['gift.state_changed', { gift: used, previousState: 'received' }, 'used'],
    ['gift.state_updated', { gift: giftFixture({ title: '400 ₽', state: 'received' }) }, 'received'],
  ])('%s updates the gift', (type, data, state) => {
    say(type, data);
    expect(list()).toEqual([{ ...data.gift, state }]);
  });

  test('gift.distributed adds the gift', () => {
    say('gift.distributed', { gift: spinsGift() });
    expect(list().map(({ id }) => id)).toEqual([spinsGift().id, giftFixture().id]);
  });

  test("gift.level_changed doesn't repeat gifts that have already arrived one by one", () => {
    say('gift.distributed', { gift: spinsGift() });
    say('gift.level_changed', { level: 4, gifts: [spinsGift()] });
    expect(list().map(({ id }) => id)).toEqual([spinsGift().id, giftFixture().id]);
    vi.advanceTimersByTime(1000);
    expect(flyingStore.notices).toHaveLength(1);
  });

  test('gift.state_changed refetches the list if a cancelled payout returns a gift', () => {
    client.setQueryData(queryKey, { data: [giftFixture({ state: 'expired' })] });
    say('gift.state_changed', { gift: giftFixture(), previousState: 'expired' });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('gift.disabled disables the gift', () => {
    say('gift.disabled', { giftId: giftFixture().id });
    expect(list()[0]?.isDisabled).toBe(true);
  });
});

test.each([
  ["a paid deposit refetches the gifts and today's deposits", 'deposit', 'paid', true],
  ['a declined deposit refetches nothing', 'deposit', 'declined', false],
  ['a payout refetches nothing', 'payout', 'paid', false],
])('%s', (_, kind, status, expected) => {
  const today = todayDepositQuery().queryKey;
  client.setQueryData(today, { data: { amount: 0, currency: 'RUB' } });
  client.setQueryData(queryKey, { data: [giftFixture()] });
  say('treasury.transaction_confirmed', { kind, status });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(expected);
  expect(client.getQueryState(today)?.isInvalidated).toBe(expected);
});

test('a winback message updates the winback in the balance', () => {
  const { queryKey: balanceKey } = balanceQuery();
  client.setQueryData(balanceKey, { data: balanceFixture({ currency: 'EUR', winback: 4_20 }) });
  say('winback.changed', { winback: 6_40, currency: 'EUR', updatedAt: 9 });
  expect(client.getQueryData<BalanceResponse>(balanceKey)?.data).toMatchObject({
    winback: 6_40,
    balance: 12_500_00,
    updatedAt: 9,
  });
});

describe('announcements of gifts', () => {
  it('a received gift has one flying notice and one toast', () => {
    say('gift.distributed', { gift: spinsGift() });
    say('gift.level_changed', { level: 4, gifts: [spinsGift()] });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([message('gifts.toast.received', '50 фриспинов в подарок')]);
    expect(flyingStore.notices).toEqual([{ id: 'gift-90102', kind: 'gift', to: '/profile/gifts' }]);
  });

  it.each(['compoint_product_purchase', 'promotions'] as const)(
    'a gift with the reason %s has no toast, because another page already shows it',
    (reason) => {
      say('gift.distributed', { gift: spinsGift({ reason }) });
      vi.advanceTimersByTime(1000);
      expect(toasts()).toEqual([]);
      expect(flyingStore.notices).toHaveLength(1);
    },
  );

  const notice = (link: string, more: object = {}) => ({
    notification: { status: 'new', button: { link }, ...more },
  });
  it.each([
    ['before', 0, ['notification.updated', 'gift.distributed']],
    ['after', 200, ['gift.distributed', 'notification.updated']],
  ])('a received gift has no toast if a notice about gifts arrives shortly %s it', (_, pauseMs, types) => {
    for (const type of types) {
      say(type, type === 'gift.distributed' ? { gift: spinsGift() } : notice('/profile/gifts'));
      vi.advanceTimersByTime(pauseMs);
    }
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([]);
    expect(flyingStore.notices).toHaveLength(1);
  });

  it.each([
    ['about something else', notice('/tournaments')],
    ['that is muted', notice('/profile/gifts', { isSilent: true })],
    ['that is already read', notice('/profile/gifts', { status: 'read' })],
  ])('a received gift has its toast even if there is a notice %s', (_, data) => {
    say('notification.updated', data);
    say('gift.distributed', { gift: spinsGift() });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toHaveLength(1);
  });

  test('gifts with the reason compoints are not announced', () => {
    say('gift.distributed', { gift: spinsGift({ reason: 'compoints' }) });
    say('gift.activated', { gift: spinsGift({ reason: 'compoints', state: 'activated' }) });
    vi.advanceTimersByTime(1000);
    expect([...flyingStore.notices, ...toasts()]).toEqual([]);
  });

  test('gifts that arrive together are announced one every 200 ms', () => {
    for (const id of [1, 2, 3]) say('gift.distributed', { gift: giftFixture({ id }) });
    vi.advanceTimersByTime(0);
    expect(flyingStore.notices).toHaveLength(1);
    vi.advanceTimersByTime(199);
    expect(flyingStore.notices).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(flyingStore.notices).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(flyingStore.notices).toHaveLength(3);
  });

  test('one-click gifts have a toast when they are used', () => {
    say('gift.activated', { gift: giftFixture({ state: 'activated' }) });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([]);
    say('gift.state_changed', { gift: giftFixture({ state: 'used' }), previousState: 'received' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([message('gifts.toast.used', '300 ₽ на счёт')]);
  });

  test('long-term gifts have a toast when they are activated', () => {
    say('gift.activated', { gift: spinsGift({ state: 'activated' }) });
    vi.advanceTimersByTime(0);
    expect(toasts()).toEqual([message('gifts.toast.activated', '50 фриспинов в подарок')]);
    say('gift.state_changed', { gift: spinsGift({ state: 'used' }), previousState: 'activated' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toHaveLength(1);
  });

  test('a bonus that a deposit starts has a toast, and another one once it is wagered', () => {
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

  test('a bonus that was lost or given up has no toast', () => {
    say('gift.state_changed', { gift: runningGift({ state: 'used' }), previousState: 'activated' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([]);
  });

  test('a gift that is celebrated on this page has no toast', () => {
    markCelebrated(giftFixture().id);
    say('gift.state_changed', { gift: giftFixture({ state: 'used' }), previousState: 'received' });
    vi.advanceTimersByTime(1000);
    expect(toasts()).toEqual([]);
  });

  test('pending announcements are not shown to the next player', () => {
    for (const id of [1, 2, 3]) say('gift.distributed', { gift: giftFixture({ id }) });
    vi.advanceTimersByTime(0);
    stop();
    vi.advanceTimersByTime(1000);
    expect(flyingStore.notices).toHaveLength(1);
  });
});
