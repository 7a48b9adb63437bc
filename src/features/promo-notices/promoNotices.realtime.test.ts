import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { PromoPopup, RealtimeMessage, ServerDataResponse } from '#/api/generated/model/index.ts';
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
  buttonUrl: '/promo/forest-fair',
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

/**
 * Observes the server data, as the page does. `title` is the popup's title in the page's language. Returns
 * the unsubscribe function.
 */
function observe(client: QueryClient, title: () => string): () => void {
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => Promise.resolve({ data: { noIndex: false, promoPopup: { ...popup, title: title() } } }),
    staleTime: Infinity,
  });
  return observer.subscribe(() => undefined);
}

const shownTitle = (client: QueryClient): unknown =>
  client.getQueryData<ServerDataResponse>(queryKey)?.data.promoPopup?.title;

it("a new promo popup is refetched in the page's language, because the message may be in another one", async () => {
  const client = new QueryClient();
  let title = 'Novembre';
  const stopObserving = observe(client, () => title);
  const stop = bindPromoPopup(client);
  await vi.waitFor(() => expect(shownTitle(client)).toBe('Novembre'));
  title = 'Dicembre';
  listeners.get(message.type)?.(message);
  await vi.waitFor(() => expect(shownTitle(client)).toBe('Dicembre'));
  stop();
  stopObserving();
  expect(listeners.size).toBe(0);
});

it('a popup message that arrives before the server data is ignored', () => {
  const client = new QueryClient();
  const stop = bindPromoPopup(client);
  listeners.get(message.type)?.(message);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  stop();
});
