import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { PromoPopup, RealtimeMessage } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { bindPromoPopup } from './promoNotices.realtime.ts';

const listeners = vi.hoisted(() => new Map<string, (message: unknown) => void>());
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: unknown) => void) => {
    listeners.set(type, listener);
    return () => listeners.delete(type);
  },
}));

const queryKey: readonly unknown[] = serverDataQuery().queryKey;
const popup: PromoPopup = {
  isActive: true,
  buttonUrl: '/promo',
  buttonText: 'Choose',
  title: 'December',
  body: '',
  imageUrl: '',
  showDateFrom: '2026-12-01T00:00:00Z',
  showDateTo: '2027-01-01T00:00:00Z',
  updatedAt: 2,
};
const message: RealtimeMessage = {
  type: 'promo_popup.updated',
  id: 'm2',
  at: 1,
  data: { promoPopup: popup },
};

it('a new promo popup replaces the one in the server data', () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, { data: { noIndex: false, promoPopup: { ...popup, title: 'Old' } } });
  const stop = bindPromoPopup(client);
  listeners.get(message.type)?.(message);
  expect(client.getQueryData(queryKey)).toEqual({ data: { noIndex: false, promoPopup: popup } });
  stop();
  expect(listeners.size).toBe(0);
});

it('a popup that arrives before the server data is ignored', () => {
  const client = new QueryClient();
  const stop = bindPromoPopup(client);
  listeners.get(message.type)?.(message);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  stop();
});
