// For property tests: the player's steps, what the player knows about the orders, and what the view must
// show.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Refused } from '#/api/ApiError.ts';
import { refusedText } from '#/i18n/errorTexts.ts';
import { cashboxTexts } from '../model/refusals.ts';
import { answers, type Answer } from './cashier.testing.ts';

export interface Phase {
  readonly status: string;
  readonly refusal?: Refused | null;
  readonly order?: { readonly amount: number };
}

export const AMOUNTS = [100, 200] as const;
export const inFlight = ['opening', 'sending', 'looking'];
/**
 * Error texts that don't claim that the order has failed. They are also true if the server has executed the
 * order.
 */
const openTexts = [
  'common.error.network',
  'common.error.timeout',
  'common.error.server_error',
  'common.error.offline',
  'common.error.tooManyRequests',
  'common.error.unauthorized',
  'common.error.region_blocked',
  'cashbox.error.server_problem',
];

export type Step =
  | { readonly does: 'press'; readonly amount: number; readonly isDouble: boolean }
  | { readonly does: 'answer'; readonly how: Answer; readonly isListLost: boolean }
  | { readonly does: 'retry' | 'edit' | 'leave' | 'comeBack' | 'switchTab' | 'finish' };

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      amount: fc.constantFrom(...AMOUNTS),
      isDouble: fc.boolean(),
    }),
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
      does: fc.constantFrom(
        'retry' as const,
        'retry' as const,
        'edit' as const,
        'leave' as const,
        'comeBack' as const,
        'switchTab' as const,
        'finish' as const,
      ),
    }),
  },
);

/** What the player knows about each amount, from the responses that have arrived. */
export class Player {
  readonly intendedPayments = new Map<number, number>();
  /**
   * Amounts of orders whose response was lost. Ordering such an amount again repeats the lost order instead
   * of creating a new one.
   */
  readonly #unanswered = new Set<number>();
  readonly #finished = new Set<number>();
  /**
   * Amounts of orders whose response was lost, but which the player has seen in a list. Seeing the order in the
   * list counts as a response.
   */
  readonly #seen = new Set<number>();
  shown: { amount: number; outcome: 'waiting' | 'unknown' | 'refused' | 'done' } | null = null;

  press(amount: number, isWaiting: boolean): void {
    const repeats = isWaiting || (this.#unanswered.has(amount) && !this.#finished.has(amount));
    if (!repeats) this.intendedPayments.set(amount, (this.intendedPayments.get(amount) ?? 0) + 1);
    this.#finished.delete(amount);
    if (this.#seen.delete(amount)) this.#unanswered.delete(amount);
    this.shown = { amount, outcome: 'waiting' };
  }

  /** Records that orders with a lost response were paid. Ordering the same amount is then a new order. */
  finish(amounts: readonly number[]): void {
    for (const amount of amounts) if (this.#unanswered.has(amount)) this.#finished.add(amount);
  }

  /**
   * Records that the player saw orders with a lost response in a list. Ordering the same amount is then a new
   * order.
   */
  see(amounts: readonly number[]): void {
    this.finish(amounts);
    for (const amount of amounts) if (this.#unanswered.has(amount)) this.#seen.add(amount);
  }

  recordAnswer(amount: number, how: Answer, isExecuted: boolean): void {
    const isOwn = how === 'ok' || how === 'refused';
    const isLost = how.endsWith('After') || how.endsWith('Before');
    if (isLost) this.#unanswered.add(amount);
    if (isOwn) this.#unanswered.delete(amount);
    if (this.shown?.amount !== amount || this.shown.outcome !== 'waiting') return;
    const known = isOwn && isExecuted ? 'done' : 'refused';
    this.shown = { amount, outcome: this.#unanswered.has(amount) ? 'unknown' : known };
  }
}

/**
 * Asserts that the view shows the outcome known from the responses. If none is known, the view must not claim
 * an outcome that could be false.
 */
export function expectTrueView(
  { status, refusal, order }: Phase,
  { shown }: Player,
  isExecuted: (amount: number) => boolean,
): void {
  switch (shown?.outcome) {
    case undefined:
      return expect({ status, refusal }).toEqual({ status: 'choosing', refusal: null });
    case 'waiting':
      return expect(inFlight).toContain(status);
    case 'done':
      expect(refusal ?? null).toBeNull();
      return expect(['choosing', 'paying', 'created', 'finished']).toContain(status);
    case 'refused':
      expect(status).toBe('choosing');
      return expect(refusal).not.toBeNull();
    case 'unknown':
      // The flow looks up a payout among the latest requests, so the outcome can be known even without a
      // response.
      if (status === 'created' || status === 'finished')
        return expect(isExecuted(shown?.amount ?? 0)).toBe(true);
      expect({ status, amount: order?.amount }).toEqual({ status: 'outcomeUnknown', amount: shown?.amount });
      return expect(openTexts).toContain(refusal && refusedText(refusal, cashboxTexts).id);
  }
}
