import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAnswer } from '#/api/answer.testing.ts';
import type { RealtimeMessage } from '#/api/generated/model/index.ts';
import { highFivesQuery, highFiveStatisticQuery } from './data/queries.ts';
import { bindHighFives } from './highFives.realtime.ts';

const socket = vi.hoisted(() => ({
  listeners: new Map<string, (message: unknown) => void>(),
  gaps: new Set<() => void>(),
}));
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: unknown) => void) => {
    socket.listeners.set(type, listener);
    return () => socket.listeners.delete(type);
  },
  onGap: (listener: () => void) => {
    socket.gaps.add(listener);
    return () => socket.gaps.delete(listener);
  },
}));

const say = (message: RealtimeMessage): void => socket.listeners.get(message.type)?.(message);
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
});

it('the list of the other type is no placeholder', () => {
  const received = highFivesQuery(17, { type: 'received', page: 1 });
  setAnswer(client, received, {});
  const observer = new QueryObserver(client, { ...received, enabled: false });
  const shown = (options: Parameters<typeof highFivesQuery>[1]): unknown => {
    observer.setOptions({ ...highFivesQuery(17, options), enabled: false });
    return observer.getCurrentResult().data;
  };
  expect(shown({ type: 'received', page: 2 })).toBeDefined();
  expect(shown({ type: 'sent', page: 1 })).toBeUndefined();
});

describe('a received high-five', () => {
  const statistic = highFiveStatisticQuery(17);
  const list = highFivesQuery(17, { type: 'received', page: 1 });
  const five = (actionId: number): RealtimeMessage => ({
    type: 'high_five.received',
    id: 'm1',
    at: 1,
    data: { actionId, promoSlug: 'comet-night', fromUserId: 7, fromUsername: 'zorro' },
  });
  const isStale = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    client.getQueryState(queryKey)?.isInvalidated;

  it('refetches the statistics and lists of its promotion, but not of others', () => {
    setAnswer(client, statistic, {});
    setAnswer(client, list, {});
    const stop = bindHighFives(client, 17);
    say(five(19));
    expect([isStale(statistic), isStale(list)]).toEqual([false, false]);
    say(five(17));
    expect([isStale(statistic), isStale(list)]).toEqual([true, true]);
    stop();
    expect([socket.listeners.size, socket.gaps.size]).toEqual([0, 0]);
  });

  it('may have been missed while the socket was disconnected, so the statistics are refetched afterwards', () => {
    setAnswer(client, statistic, {});
    const stop = bindHighFives(client, 17);
    for (const gap of socket.gaps) gap();
    expect(isStale(statistic)).toBe(true);
    stop();
  });
});
