// Tests the deposit flow, from the press on the button to the payment page (S7.18, S8.22).
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import { depositOrder as order } from '../model/cashbox.fixtures.ts';
import type * as mutations from './depositMutations.ts';
import type { DepositInput, OpenedDeposit } from './depositMutations.ts';
import { useDepositFlow } from './useDepositFlow.ts';

const open = vi.hoisted(() => vi.fn<(input: DepositInput) => Promise<OpenedDeposit>>());
vi.mock('./depositMutations.ts', async (original) => ({
  ...(await original<typeof mutations>()),
  openDepositMutation: () => ({ mutationFn: open }),
}));

const invoice = { id: 'i', accessToken: 't', name: 'Deposit', description: '' };
const card: OpenedDeposit = { depositId: 8, payment: { kind: 'invoice', invoice } };
const provider: OpenedDeposit = {
  depositId: 7,
  payment: { kind: 'page', page: { url: '#provider', method: 'GET', fields: [] } },
};
const lost = new ApiError({ kind: 'network', operation: 'POST /deposit' });
const refused = new ApiError({ kind: 'http', operation: 'POST /deposit', status: 422 });

async function drawFlow() {
  const client = new QueryClient();
  function Stage({ children }: { children: ReactNode }) {
    const [isHidden, setHidden] = useState(false);
    return (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/?step=method&amount=50000&utm_source=mail']}>
          <button onClick={() => setHidden(!isHidden)}>tab</button>
          <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
        </MemoryRouter>
      </QueryClientProvider>
    );
  }
  const { result } = await renderHook(
    () => ({ flow: useDepositFlow(null), location: useLocation(), navigate: useNavigate() }),
    { wrapper: Stage },
  );
  return {
    get flow() {
      return result.current.flow;
    },
    get phase() {
      return result.current.flow.phase;
    },
    get search() {
      return result.current.location.search;
    },
    back: () => result.current.navigate(-1),
    switchTab: () => page.getByRole('button', { name: 'tab' }).click(),
    isSettled: () => vi.waitFor(() => expect(client.isMutating()).toBe(0)),
  };
}

afterEach(() => {
  open.mockReset();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a deposit', () => {
  it('is sent once, however often the button is pressed', async () => {
    open.mockReturnValue(new Promise(() => undefined));
    const drawn = await drawFlow();
    drawn.flow.open(order);
    drawn.flow.open(order);
    await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'opening', order }));
    drawn.flow.open({ ...order, amount: 1 });
    drawn.flow.resume(card, order);
    expect(open).toHaveBeenCalledExactlyOnceWith(
      { order, repeatsLostOrder: false, campaignParams: 'utm_source=mail' },
      expect.anything(),
    );
    expect(drawn.phase).toEqual({ status: 'opening', order });
  });
  it("leads to the provider's page, and Back returns to the form with the order", async () => {
    open.mockResolvedValue(provider);
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() => expect(location.hash).toBe('#provider'));
    expect(drawn.phase).toMatchObject({ status: 'paying', depositId: 7, invoice: null });
    expect(drawn.search).toBe('?utm_source=mail&payment=7');
    await drawn.back();
    await vi.waitFor(() => expect(drawn.search).toBe('?step=method&amount=50000&utm_source=mail&method=12'));
  });
  it("ends if the provider's page doesn't open, so that the player can continue from its status", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      open.mockResolvedValue(provider);
      const drawn = await drawFlow();
      drawn.flow.resume(provider, order);
      await vi.waitFor(() => expect(drawn.phase).toMatchObject({ status: 'paying', depositId: 7 }));
      await vi.advanceTimersByTimeAsync(19_000);
      expect(drawn.phase.status).toBe('paying');
      await vi.advanceTimersByTimeAsync(2000);
      await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'choosing', refusal: null }));
      expect(drawn.search).toBe('?utm_source=mail&payment=7');
    } finally {
      vi.useRealTimers();
    }
  });
  it("doesn't open the provider's page if the player has switched tabs meanwhile", async () => {
    const answer = Promise.withResolvers<OpenedDeposit>();
    open.mockReturnValue(answer.promise);
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    await drawn.switchTab();
    answer.resolve(provider);
    await drawn.isSettled();
    await drawn.switchTab();
    await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'choosing', refusal: null }));
    expect(drawn.search).not.toContain('payment');
    expect(location.hash).toBe('');
  });
  it("shows its status instead of the provider's page if nothing is left to pay", async () => {
    open.mockResolvedValue({ depositId: 7, payment: null });
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() => expect(drawn.search).toContain('payment=7'));
    expect(drawn.phase).toEqual({ status: 'choosing', refusal: null });
  });
  it('returns to the form when refused, and shows the refusal until the input changes', async () => {
    open.mockRejectedValue(refused);
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() =>
      expect(drawn.phase).toMatchObject({ status: 'choosing', refusal: { code: 'validation_error' } }),
    );
    drawn.flow.noteInput();
    await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'choosing', refusal: null }));
  });
  it('repeats the same order after a lost response', async () => {
    open.mockRejectedValueOnce(lost).mockResolvedValue(card);
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() => expect(drawn.phase).toMatchObject({ status: 'outcomeUnknown', order }));
    drawn.flow.retry();
    await vi.waitFor(() => expect(drawn.phase).toMatchObject({ status: 'paying', depositId: 8 }));
    expect(open).toHaveBeenLastCalledWith(
      expect.objectContaining({ order, repeatsLostOrder: true }),
      expect.anything(),
    );
  });
  it('can be edited after a lost response', async () => {
    open.mockRejectedValue(lost);
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() => expect(drawn.phase.status).toBe('outcomeUnknown'));
    drawn.flow.edit();
    await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'choosing', refusal: null }));
  });
  it('by card can be paid again after the card form was closed or failed to load', async () => {
    open.mockResolvedValue(card);
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() => expect(drawn.phase).toMatchObject({ status: 'paying', depositId: 8, invoice }));
    drawn.flow.endCardForm(true);
    await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'cardFormFailed', depositId: 8 }));
    drawn.flow.resume(card, order);
    await vi.waitFor(() => expect(drawn.phase.status).toBe('paying'));
    drawn.flow.endCardForm(false);
    await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'choosing', refusal: null }));
  });
  it('is no longer in flight when the page returns from the back/forward cache', async () => {
    open.mockResolvedValue(card);
    const drawn = await drawFlow();
    drawn.flow.open(order);
    await vi.waitFor(() => expect(drawn.phase.status).toBe('paying'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(drawn.phase).toEqual({ status: 'choosing', refusal: null }));
  });
});
