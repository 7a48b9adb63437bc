import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { PayoutList, PayoutRecord } from '#/api/generated/model/index.ts';
import { payoutRecord as payout } from '../model/cashbox.fixtures.ts';
import type * as queries from './queries.ts';
import { useFinishedPayouts } from './useFinishedPayouts.ts';

const list = vi.hoisted(() => vi.fn<() => Promise<PayoutList>>());
vi.mock('./queries.ts', async (original) => ({
  ...(await original<typeof queries>()),
  latestPayoutsQuery: () => ({ queryKey: ['latest payouts'], queryFn: list, retry: false }),
}));

async function drawOpen(open: readonly PayoutRecord[], cancelledHere: readonly number[] = []) {
  const client = new QueryClient();
  return renderHook((next?: readonly PayoutRecord[]) => useFinishedPayouts(next ?? open, cancelledHere), {
    initialProps: open,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

it.each(['paid', 'declined', 'cancelled'] as const)(
  'a payout that disappears from the list is shown as %s until dismissed',
  async (status) => {
    list.mockResolvedValue({ data: [{ ...payout, status }], total: 1 });
    const { result, rerender, act } = await drawOpen([payout]);
    expect(result.current[0]).toEqual([]);
    await rerender([]);
    const { id, amount, currency } = payout;
    await vi.waitFor(() => expect(result.current[0]).toMatchObject([{ id, status, amount, currency }]));
    await act(() => result.current[1](id));
    expect(result.current[0]).toEqual([]);
  },
);

it("payouts that finished earlier or were cancelled on this page aren't shown", async () => {
  const earlier: PayoutRecord = { ...payout, id: payout.id + 1, status: 'paid' };
  list.mockResolvedValue({ data: [{ ...payout, status: 'cancelled' }, earlier], total: 2 });
  const { result, rerender } = await drawOpen([payout], [payout.id]);
  await rerender([]);
  await vi.waitFor(() => expect(list).toHaveBeenCalled());
  expect(result.current[0]).toEqual([]);
});
