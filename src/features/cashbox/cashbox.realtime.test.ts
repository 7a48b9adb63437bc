import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindCashbox } from './cashbox.realtime.ts';
import { sendPayoutMutation } from './data/mutations.ts';
import { verificationsQuery } from '#/entities/verification/queries.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { newPayoutsQuery, payoutGiftCountQuery, payoutSystemsQuery } from './data/queries.ts';
import { payoutOrder, payoutRecord } from './model/cashbox.fixtures.ts';

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
  'the gifts that a payout burns are counted anew after %s',
  (type) => {
    const { queryKey } = payoutGiftCountQuery();
    client.setQueryData(queryKey, { data: { count: 0 } });
    line.heard.get(type)?.({ data: {} });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  },
);

it('a checked document opens the payout without a reload', () => {
  const queries = [profileQuery(), verificationsQuery(), payoutSystemsQuery()];
  for (const { queryKey } of queries) client.setQueryData(queryKey as readonly unknown[], { data: [] });
  const notification = { id: 1, status: 'new', msg: '', button: { link: '/profile/verification' } };
  line.heard.get('notification.updated')?.({ data: { notification } });
  for (const { queryKey } of queries) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('a request that was made stands among the open ones before they are asked for again', () => {
  const { queryKey } = newPayoutsQuery();
  const made = { data: payoutRecord };
  client.setQueryData(queryKey, { data: [{ ...payoutRecord, amount: 1 }] });
  void sendPayoutMutation().onSuccess?.(made, payoutOrder, undefined, { client, meta: undefined });
  expect(client.getQueryData(queryKey)).toEqual({ data: [payoutRecord] });
});
