import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindCashbox } from './cashbox.realtime.ts';
import { sendPayoutMutation } from './data/payoutMutations.ts';
import { profileQuery, verificationsQuery } from '#/entities/player/queries.ts';
import { newPayoutsQuery, payoutGiftCountQuery, payoutSystemsQuery } from './data/queries.ts';
import { reviewedOrder, payoutRecord } from './model/cashbox.fixtures.ts';

const line = vi.hoisted(() => ({ heard: new Map<string, (message: { data: unknown }) => void>() }));
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: { data: unknown }) => void) => {
    line.heard.set(type, listener);
    return () => line.heard.delete(type);
  },
  onGap: () => () => {},
}));

const client = new QueryClient();
let stop: () => void;
beforeEach(() => {
  stop = bindCashbox(client);
});
afterEach(() => {
  stop();
  client.clear();
});

it.each(['gift.distributed', 'gift.level_changed', 'gift.state_changed'])(
  '%s refetches the number of gifts that a payout would burn',
  (type) => {
    const { queryKey } = payoutGiftCountQuery();
    client.setQueryData(queryKey, { data: { count: 0 } });
    line.heard.get(type)?.({ data: {} });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  },
);

it('a notice about verification refetches what blocks a payout', () => {
  const queries = [profileQuery(), verificationsQuery(), payoutSystemsQuery()];
  for (const { queryKey } of queries) client.setQueryData(queryKey, { data: [] });
  const notification = { id: 1, status: 'new', msg: '', button: { link: '/profile/verification' } };
  line.heard.get('notification.updated')?.({ data: { notification } });
  for (const { queryKey } of queries) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('a new payout appears in the list at once, before the refetch', () => {
  const { queryKey } = newPayoutsQuery();
  const made = { data: payoutRecord };
  client.setQueryData(queryKey, { data: [{ ...payoutRecord, amount: 1 }] });
  void sendPayoutMutation().onSuccess?.(made, reviewedOrder, undefined, {
    client,
    meta: undefined,
  });
  expect(client.getQueryData(queryKey)).toEqual({ data: [payoutRecord] });
});
