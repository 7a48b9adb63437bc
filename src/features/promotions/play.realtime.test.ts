import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAnswer } from '#/api/answer.testing.ts';
import type { PromoPopup, RealtimeMessage } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { highFiveStatisticQuery } from './data/highFive/queries.ts';
import { membershipQuery } from './data/queries.ts';
import { bindHighFives } from './highFive.realtime.ts';
import { bindPromoPopup } from './promoPopup.realtime.ts';

const line = vi.hoisted(() => ({
  listeners: new Map<string, (message: unknown) => void>(),
  gaps: new Set<() => void>(),
}));
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: unknown) => void) => {
    line.listeners.set(type, listener);
    return () => line.listeners.delete(type);
  },
  onGap: (listener: () => void) => {
    line.gaps.add(listener);
    return () => line.gaps.delete(listener);
  },
}));

const say = (message: RealtimeMessage): void => line.listeners.get(message.type)?.(message);
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
});

describe('a high-five that is received', () => {
  const statistic = highFiveStatisticQuery(17);
  const membership = membershipQuery(17);
  const five = (actionId: number): RealtimeMessage => ({
    type: 'high_five.received',
    id: 'm1',
    at: 1,
    data: { actionId, promoSlug: 'comet-night', fromUserId: 7, fromUsername: 'zorro' },
  });
  const isStale = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    client.getQueryState(queryKey)?.isInvalidated;

  it('has score and points of its promotion asked for anew, and those of no other one', () => {
    setAnswer(client, statistic, {});
    setAnswer(client, membership, {});
    const stop = bindHighFives(client, 17);
    say(five(19));
    expect([isStale(statistic), isStale(membership)]).toEqual([false, false]);
    say(five(17));
    expect([isStale(statistic), isStale(membership)]).toEqual([true, true]);
    stop();
    expect([line.listeners.size, line.gaps.size]).toEqual([0, 0]);
  });

  it('may have been missed in a gap of the line', () => {
    setAnswer(client, statistic, {});
    const stop = bindHighFives(client, 17);
    for (const gap of line.gaps) gap();
    expect(isStale(statistic)).toBe(true);
    stop();
  });
});

describe('another promo popup', () => {
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

  it('takes the place of the former one in what is known of the server', () => {
    client.setQueryData(queryKey, {
      data: { noIndex: false, promoPopup: { ...popup, title: 'Old' } },
    });
    const stop = bindPromoPopup(client);
    say(message);
    expect(client.getQueryData(queryKey)).toEqual({ data: { noIndex: false, promoPopup: popup } });
    stop();
    expect(line.listeners.size).toBe(0);
  });

  it('is nothing to a client that knows nothing of the server yet', () => {
    const stop = bindPromoPopup(client);
    say(message);
    expect(client.getQueryData(queryKey)).toBeUndefined();
    stop();
  });
});
