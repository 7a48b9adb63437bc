// Test harness of the property test: simulates a player who deposits by the saved card in the dialog.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { session } from '#/api/session/session.store.ts';
import { cardOrder } from '../model/cashbox.fixtures.ts';
import { answers, Cashier, type Answer } from './cashier.testing.ts';
import { useCardFlow, type CardFlow } from './useCardFlow.ts';

export type Step =
  | { readonly does: 'press'; readonly amount: number }
  | { readonly does: 'answer'; readonly how: Answer; readonly isListLost: boolean }
  | { readonly does: 'retry' | 'search' | 'reopen' | 'toForm' };

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('press' as const), amount: fc.constantFrom(100, 200) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      how: fc.constantFrom(...answers),
      isListLost: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('retry' as const, 'search' as const, 'reopen' as const, 'toForm' as const),
    }),
  },
);

let players = 0;
const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export class Dialog {
  readonly cashier = new Cashier();
  /** Deposits whose result the player has seen. */
  readonly #seen = new Set<number>();
  readonly #client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  #drawn: { flow: () => CardFlow; leave: () => Promise<void> } | null = null;

  constructor() {
    session.userId = `card payer ${(players += 1)}`;
  }

  async open(): Promise<void> {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={this.#client}>{children}</QueryClientProvider>
    );
    const { result, unmount } = await renderHook(() => useCardFlow(), { wrapper });
    this.#drawn = { flow: () => result.current, leave: unmount };
    await this.#settle();
  }

  async close(): Promise<void> {
    await this.#drawn?.leave();
    this.#drawn = null;
  }

  async do(one: Step): Promise<void> {
    const flow = this.#drawn?.flow();
    if (!flow) return;
    const { status } = flow.phase;
    if (one.does === 'press' && status === 'choosing') this.#press(flow, one.amount);
    if (one.does === 'answer') this.#answer(one.how, one.isListLost);
    if (one.does === 'retry') flow.retry();
    if (one.does === 'search') flow.search();
    if (one.does === 'toForm' && status === 'opened') flow.toForm();
    if (one.does === 'reopen') {
      await this.close();
      await this.open();
    }
    await this.#settle();
  }

  /**
   * Completes all calls in flight and reopens the dialog. Then asserts that the player has seen the result of
   * each charge.
   */
  async end(): Promise<void> {
    this.cashier.isListLost = false;
    while (this.cashier.waiting.length > 0) {
      this.#answer('ok', false);
      await this.#settle();
    }
    await this.do({ does: 'search' });
    await this.do({ does: 'reopen' });
    await this.do({ does: 'search' });
    expectSeen(this.cashier, this.#seen);
  }

  #press(flow: CardFlow, amount: number): void {
    const order = { ...cardOrder, amount, charge: amount };
    flow.pay(order);
    flow.pay(order);
  }

  #answer(how: Answer, isListLost: boolean): void {
    this.cashier.isListLost = isListLost;
    this.cashier.waiting[0]?.answer(how);
  }

  async #settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await flush();
    const phase = this.#drawn?.flow().phase;
    if (phase?.status === 'opened' || phase?.status === 'confirming') this.#seen.add(phase.depositId);
    expectOneAtATime(this.cashier, this.#seen);
  }
}

function expectSeen({ executed }: Cashier, seen: ReadonlySet<number>): void {
  expect([...seen]).toEqual(expect.arrayContaining([...executed.values()].map(({ id }) => id)));
}

/**
 * Asserts that there is at most one charge that is in flight or whose result the player hasn't seen. Also
 * asserts that no idempotency key was sent with two different orders.
 */
function expectOneAtATime({ executed, waiting, changedKeys }: Cashier, seen: ReadonlySet<number>): void {
  const unseen = [...executed.values()].filter(({ id }) => !seen.has(id)).map(({ key }) => key);
  const keys = new Set([...unseen, ...waiting.map(({ key }) => key)]);
  expect(keys.size).toBeLessThanOrEqual(1);
  expect(waiting.length).toBeLessThanOrEqual(1);
  expect(changedKeys).toEqual([]);
}
