import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RealtimeMessage } from '#/api/generated/model/index.ts';
import { flyingStore, resetFlying } from '#/overlays/flying.store.ts';
import { bindFlying } from './player.realtime.ts';

const listeners = vi.hoisted(() => new Map<string, (message: unknown) => void>());
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: unknown) => void) => {
    listeners.set(type, listener);
    return () => listeners.delete(type);
  },
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
