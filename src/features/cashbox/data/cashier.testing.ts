// For property tests: a fake cashier that holds each call until the test chooses a response.
import type { AxiosRequestConfig } from 'axios';
import { ApiError } from '#/api/ApiError.ts';
import type { RequestOptions } from '#/api/http.ts';
import { NOON } from '../model/cashbox.fixtures.ts';

/**
 * Responses that a server sends without processing the order. They say nothing about the outcome of an
 * earlier attempt.
 */
const rejectedBeforeOrder: readonly string[] = ['tooManyRequests', 'unauthorized', 'regionBlocked'];

/**
 * The possible responses. `lost`: no response arrives. `failed`: a 5xx response. The suffixes `After` and
 * `Before` say whether the call fails after or before the server executes the order.
 */
export const answers = [
  'ok',
  'refused',
  'lostAfter',
  'lostBefore',
  'failedAfter',
  'failedBefore',
  'tooManyRequests',
  'unsent',
  'unauthorized',
  'regionBlocked',
] as const;
export type Answer = (typeof answers)[number];

interface Waiting {
  readonly key: string;
  readonly amount: number;
  readonly answer: (how: Answer) => void;
}

interface Executed {
  readonly key: string;
  readonly id: number;
  readonly amount: number;
  isFinished: boolean;
}

const failure = (details: Partial<ConstructorParameters<typeof ApiError>[0]>): ApiError =>
  new ApiError({ kind: 'http', operation: 'POST /order', ...details });

const failures: Readonly<Record<Exclude<Answer, 'ok'>, () => ApiError>> = {
  refused: () => failure({ status: 422, body: { errors: [{ code: 'deposit_failed' }] } }),
  lostAfter: () => failure({ kind: 'network' }),
  lostBefore: () => failure({ kind: 'timeout' }),
  failedAfter: () => failure({ status: 500 }),
  failedBefore: () => failure({ status: 502, body: { errors: [{ code: 'server_problem' }] } }),
  tooManyRequests: () => failure({ status: 429 }),
  unsent: () => failure({ kind: 'offline', isUnsent: true }),
  unauthorized: () => failure({ status: 401 }),
  regionBlocked: () => failure({ status: 451 }),
};

const amountIn = (body: Record<string, unknown>): number =>
  Number(body['amount'] ?? new URLSearchParams(String(body['dep_qs'])).get('amount'));

export class Cashier {
  readonly waiting: Waiting[] = [];
  readonly executed = new Map<string, Executed>();
  /** Maps each amount to the idempotency key of its latest order. */
  readonly keys = new Map<number, string>();
  readonly #refused = new Set<string>();
  readonly #bodies = new Map<string, string>();
  /** Idempotency keys that were sent with two different bodies. */
  readonly changedKeys: string[] = [];
  isListLost = false;
  /** Amounts of the payouts in the list that the client received last. */
  listed: readonly number[] = [];

  /** Replaces `request` of `api/http.ts`. */
  request(config: AxiosRequestConfig, options?: RequestOptions): Promise<unknown> {
    if (config.method === 'GET') return this.#list(config.url ?? '');
    const key: unknown = options?.headers?.['Idempotency-Key'] ?? config.headers?.['Idempotency-Key'];
    // The cast is safe: every order has a JSON object as its body.
    return this.#order(String(key), config.data as Record<string, unknown>);
  }

  executedOf(amount: number): readonly Executed[] {
    return [...this.executed.values()].filter((one) => one.amount === amount);
  }

  /** Marks all executed orders as paid. */
  finishAll(): void {
    for (const one of this.executed.values()) one.isFinished = true;
  }

  #order(key: string, body: Record<string, unknown>): Promise<unknown> {
    const text = JSON.stringify(body);
    if ((this.#bodies.get(key) ?? text) !== text) this.changedKeys.push(key);
    this.#bodies.set(key, text);
    this.keys.set(amountIn(body), key);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const amount = amountIn(body);
    const answer = (how: Answer): void => {
      this.waiting.splice(this.waiting.indexOf(waiting), 1);
      const isSent = how !== 'unsent' && !rejectedBeforeOrder.includes(how) && !how.endsWith('Before');
      if (isSent && how !== 'refused') this.#execute(key, amount);
      const done = this.executed.get(key);
      // The same idempotency key gets the same response (decision 030).
      if ((how === 'ok' || how === 'refused') && done) return resolve(this.#answerTo(body, done));
      if (how === 'ok' || how === 'refused') this.#refused.add(key);
      reject(failures[how === 'ok' ? 'refused' : how]());
    };
    const waiting = { key, amount, answer };
    this.waiting.push(waiting);
    return promise;
  }

  #execute(key: string, amount: number): void {
    if (this.executed.has(key) || this.#refused.has(key)) return;
    this.executed.set(key, { key, id: this.executed.size + 1, amount, isFinished: false });
  }

  /**
   * The response to a deposit or payout. The origin of its `url` isn't allowed, so the client doesn't open it
   * and the test stays on its page.
   */
  #answerTo(body: Record<string, unknown>, { key, id, amount }: Executed): unknown {
    if ('dep_qs' in body) return { depositId: id, url: 'https://elsewhere.test', method: 'GET', params: [] };
    const invoice = { depositId: id, invoiceId: 'i', invoiceAccessToken: 't', name: 'Deposit' };
    return { data: { ...invoice, ...this.#record({ key, id, amount, isFinished: false }) } };
  }

  #record({ key, id, amount, isFinished }: Executed) {
    const createdAt = new Date(NOON + id * 60_000).toISOString();
    return { id, amount, currency: 'RUB', status: isFinished ? 'paid' : 'open', createdAt, requestKey: key };
  }

  #list(url: string): Promise<unknown> {
    const all = [...this.executed.values()];
    if (url.endsWith('/deposits')) return Promise.resolve({ data: all.map((one) => this.#record(one)) });
    if (this.isListLost) return Promise.reject(failures.lostBefore());
    const listed = url.endsWith('/payouts') ? all : all.filter((one) => !one.isFinished);
    this.listed = listed.map(({ amount }) => amount);
    return Promise.resolve({ data: listed.map((one) => this.#record(one)) });
  }
}
