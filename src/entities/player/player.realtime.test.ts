import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notice, RealtimeMessage } from '#/api/generated/model/index.ts';
import { flyingStore, resetFlying } from '#/overlays/flying.store.ts';
import { resetToasts, toastsStore } from '#/overlays/toasts.store.ts';
import { bindFlying, bindPlayer } from './player.realtime.ts';
import { noticesQuery } from './queries.ts';

const listeners = vi.hoisted(() => new Map<string, (message: unknown) => void>());
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: unknown) => void) => {
    listeners.set(type, listener);
    return () => listeners.delete(type);
  },
  onGap: () => () => {},
}));

const say = (message: RealtimeMessage): void => listeners.get(message.type)?.(message);
const five = {
  type: 'high_five.received',
  id: 'm1',
  at: 1,
  data: { actionId: 5, promoSlug: 'night-lottery', fromUserId: 7, fromUsername: 'zorro' },
} as const;

let stop: () => void;
beforeEach(() => {
  stop = bindFlying();
});
afterEach(() => {
  stop();
  resetFlying();
});

it('a high-five message shows a flying notice that links to its promotion', () => {
  say(five);
  expect(flyingStore.notices).toEqual([
    { id: 'm1', kind: 'highFive', name: 'zorro', to: '/promo/night-lottery' },
  ]);
});

it('a logout removes the notices and listeners', () => {
  say(five);
  stop();
  expect(flyingStore.notices).toEqual([]);
  expect(listeners.size).toBe(0);
});

it("an unread notice of a later page that has changed isn't announced as new", () => {
  const client = new QueryClient();
  const { queryKey } = noticesQuery();
  const sentAt = (id: number, createdAt: string): Notice => ({ id, status: 'new', msg: 'Hello', createdAt });
  client.setQueryData(queryKey, { data: [sentAt(9, '2026-11-20T10:00:00Z')], total: 5, unread: 5 });
  const stopPlayer = bindPlayer(client);
  const update = (notification: Notice): void =>
    say({ type: 'notification.updated', id: 'm2', at: 1, data: { notification } });
  update(sentAt(4, '2026-11-19T10:00:00Z'));
  expect([...toastsStore.visible, ...toastsStore.waiting]).toEqual([]);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  update(sentAt(10, '2026-11-20T10:01:00Z'));
  expect([...toastsStore.visible, ...toastsStore.waiting]).toHaveLength(1);
  stopPlayer();
  resetToasts();
});
