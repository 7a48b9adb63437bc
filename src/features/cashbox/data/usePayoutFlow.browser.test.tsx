// Tests the payout flow, from the summary to the created payout (S4.63 to S4.65).
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import type { PayoutList, PayoutResponse } from '#/api/generated/model/index.ts';
import {
  payoutOrder as order,
  payoutRecord as payout,
  reviewedOrder as reviewed,
} from '../model/cashbox.fixtures.ts';
import type { PayoutOrder } from '../model/payoutRules.ts';
import type * as mutations from './payoutMutations.ts';
import type * as queries from './queries.ts';
import { usePayoutFlow, type PayoutFlow } from './usePayoutFlow.ts';

const { send, refresh, list, release, startTimer } = vi.hoisted(() => ({
  send: vi.fn<(order: PayoutOrder) => Promise<PayoutResponse | null>>(),
  refresh: vi.fn(() => Promise.resolve()),
  list: vi.fn<() => Promise<PayoutList>>(),
  release: vi.fn(),
  startTimer: vi.fn(),
}));
vi.mock('./payoutMutations.ts', async (original) => ({
  ...(await original<typeof mutations>()),
  sendPayoutMutation: () => ({ mutationFn: (sent: PayoutOrder) => send(sent) }),
  keyOfFailure: () => 'key-of-the-payout',
  refreshPayouts: refresh,
  releaseOrder: release,
}));
vi.mock('./queries.ts', async (original) => ({
  ...(await original<typeof queries>()),
  latestPayoutsQuery: () => ({ queryKey: ['latest payouts'], queryFn: list, retry: false }),
}));
vi.mock('#/entities/form/useResend.ts', () => ({ startResendTimer: startTimer }));

const lost = new ApiError({ kind: 'network', operation: 'POST /payout' });
const refused = new ApiError({ kind: 'http', operation: 'POST /payout', status: 422 });

async function drawFlow() {
  const client = new QueryClient();
  const { result } = await renderHook(() => usePayoutFlow(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return {
    get flow() {
      return result.current;
    },
    is: (status: PayoutFlow['phase']['status']) =>
      vi.waitFor(() => expect(result.current.phase.status).toBe(status)),
  };
}

/** Renders the flow, opens the summary of a payout and confirms it. */
async function drawConfirmed() {
  const drawn = await drawFlow();
  drawn.flow.review(order);
  await drawn.is('reviewing');
  drawn.flow.confirm();
  return drawn;
}

afterEach(() => vi.resetAllMocks());

describe('a payout', () => {
  it('shows a summary before money moves', async () => {
    const drawn = await drawFlow();
    drawn.flow.confirm();
    drawn.flow.retry();
    drawn.flow.review(order);
    await drawn.is('reviewing');
    drawn.flow.edit();
    await drawn.is('choosing');
    expect(send).not.toHaveBeenCalled();
  });
  it('is sent once, however often the button is pressed', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    const drawn = await drawConfirmed();
    drawn.flow.confirm();
    await drawn.is('sending');
    drawn.flow.confirm();
    drawn.flow.retry();
    drawn.flow.edit();
    expect(send).toHaveBeenCalledExactlyOnceWith(reviewed);
    expect(drawn.flow.phase).toEqual({ status: 'sending', order: reviewed });
  });
  it('starts the code countdown and refetches the lists once created', async () => {
    send.mockResolvedValue({ data: payout });
    const drawn = await drawConfirmed();
    await drawn.is('created');
    expect(startTimer).toHaveBeenCalledExactlyOnceWith(`payout.${payout.id}`, payout.phone);
    expect(refresh).toHaveBeenCalledOnce();
  });
  it('returns to the form and refetches its data when refused', async () => {
    send.mockRejectedValue(refused);
    const drawn = await drawConfirmed();
    await drawn.is('choosing');
    expect(drawn.flow.phase).toMatchObject({ refusal: { code: 'validation_error' }, unsent: reviewed });
    expect(refresh).toHaveBeenCalledOnce();
    drawn.flow.noteInput();
    await vi.waitFor(() => expect(drawn.flow.phase).toMatchObject({ refusal: null, unsent: null }));
  });
  it('returns to the form if another tab has created an equal one', async () => {
    send.mockResolvedValue(null);
    const drawn = await drawConfirmed();
    await drawn.is('choosing');
    expect(drawn.flow.phase).toMatchObject({ refusal: null, unsent: reviewed });
  });
});

describe('a payout whose response was lost', () => {
  it("isn't mistaken for another payout of the same amount", async () => {
    send.mockRejectedValue(lost);
    list.mockResolvedValue({ data: [{ ...payout, requestKey: 'another-key' }], total: 1 });
    const drawn = await drawConfirmed();
    await drawn.is('outcomeUnknown');
  });
  it('is looked up in the list of the latest payouts', async () => {
    send.mockRejectedValue(lost);
    list.mockReturnValue(new Promise(() => undefined));
    const drawn = await drawConfirmed();
    await drawn.is('looking');
    expect(list).toHaveBeenCalledOnce();
  });
  it.each([
    ['created', 'needs_confirmation'],
    ['finished', 'paid'],
    ['finished', 'declined'],
    ['finished', 'cancelled'],
  ] as const)('is shown as %s if it is found as %s, and the order ends', async (status, found) => {
    send.mockRejectedValue(lost);
    list.mockResolvedValue({ data: [{ ...payout, status: found }], total: 1 });
    const drawn = await drawConfirmed();
    await drawn.is(status);
    expect(refresh).toHaveBeenCalledOnce();
    expect(release).toHaveBeenCalledExactlyOnceWith(reviewed);
    drawn.flow.edit();
    await drawn.is('choosing');
  });
  it.each([
    ["it isn't found", () => Promise.resolve({ data: [], total: 0 })],
    ['the list is lost too', () => Promise.reject(lost)],
  ])('can be repeated if %s', async (_, answer) => {
    send.mockRejectedValueOnce(lost).mockResolvedValue({ data: payout });
    list.mockImplementation(answer);
    const drawn = await drawConfirmed();
    await drawn.is('outcomeUnknown');
    drawn.flow.retry();
    await drawn.is('created');
    expect(send.mock.calls.map(([sent]) => sent)).toEqual([reviewed, reviewed]);
    expect(release).not.toHaveBeenCalled();
  });
});
