// No retry books anything twice, even if the connection randomly loses requests and responses.
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { isOutcomeKnown, withIdempotencyKey } from '#/api/idempotency.ts';
import { session } from '#/api/session/session.store.ts';
import { stubBrowser } from '#/lib/browser.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { MarbellaRedirect, PaymentPage, RbkInvoiceResponse } from '#mocks/generated/model/index.ts';
import { balanceOf, type Account, type LedgerEntry } from '#mocks/world/ledger.ts';
import { minute } from '#mocks/world/dates.ts';
import { personaTable } from '#mocks/world/personas.ts';
import { onlyMockInFile } from './server.ts';

onlyMockInFile('breaks connections inside the mock and reads its ledger');

/** Faults of the connection, and wrong uses of an idempotency key. */
const faults = ['none', 'lostRequest', 'lostAnswer', 'timeout', 'repeatedKey', 'otherBody'] as const;
type Fault = (typeof faults)[number];

/**
 * Kinds of steps. The first seven are a player's calls with an idempotency key. `redirect` opens a deposit
 * without a key, and `settle` is a provider's callback, which has none either.
 */
const intentKinds = [
  'open',
  'invoice',
  'payout',
  'cancel',
  'exchange',
  'buy',
  'coupon',
  'redirect',
  'settle',
  'wait',
] as const;

const step = fc.record({
  intent: fc.constantFrom(...intentKinds),
  // One fault per press of the button. Each later press repeats the request while its outcome is unknown.
  faultsByPress: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 3 }),
  amount: fc.oneof(fc.constantFrom(50_000, 50_001, 100_000), fc.integer({ min: 1, max: 30_000_000 })),
  choice: fc.nat({ max: 99 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

const vip = personaTable.find(({ id }) => id === 'vip')?.playerId ?? 0;
const pick = <Item>(list: readonly Item[], choice: number): Item | undefined => list[choice % list.length];
const tokenIn = (url: string): string => new URL(url, 'http://localhost').searchParams.get('token') ?? '';

function requestOf({ intent, amount, choice }: Step, payouts: readonly number[]): [string, Request] | null {
  const post = (path: string, body?: Request['body']): Request => ({
    method: 'POST',
    path: `/json-api/${path}`,
    ...(body ? { body } : {}),
  });
  switch (intent) {
    case 'open':
      return [
        'deposit',
        post('treasury/open', { dep_qs: `payment_system=12&amount=${amount}&currency=RUB`, qs: '' }),
      ];
    case 'invoice':
      return ['deposit', post('treasury/rbk-create-invoice', { amount, currency: 'RUB' })];
    case 'payout':
      return [
        'payout',
        post('treasury/user-payout/send/card', { amount, currency: 'RUB', account: '2200000000000042' }),
      ];
    case 'cancel':
      return [
        'cancel',
        post('treasury/user-payout/cancel', { transaction_id: pick(payouts, choice) ?? 7_000_001 }),
      ];
    case 'exchange':
      return ['compoints.exchange', post('compoints/exchange', { compoints: 50 + choice * 10 })];
    case 'buy': {
      const id = 11 + (choice % 15);
      return [`compoints.buy.${id}`, post(`compoint-products/${id}`)];
    }
    case 'coupon':
      return [
        'coupon',
        post('coupon-codes/activate', { code: pick(['SUMMER26', 'STARTER', 'REGULAR', 'NONE'], choice) }),
      ];
    default:
      return null;
  }
}

/** The casino behind the unreliable connection, and a record of what it has accepted. */
function lineTo(backend: Backend) {
  const call = callerOf(backend);
  const { entries } = backend.state.ledger;
  /** Accepted calls by idempotency key. Each must have one effect. */
  const accepted = new Map<string, { request: Request; json: unknown }>();
  const send = ({ method, path, body }: Request, key: string): CallResult => {
    const token = tokenOf(backend, 'vip');
    const answer = call(method, path, { token, body, headers: { 'idempotency-key': key } });
    expect(answer.status, `${method} ${path}: ${answer.body}`).toBeLessThan(500);
    return answer;
  };

  /**
   * Sends a used key again. The same request must get the first response, and another body must be refused.
   * Neither books anything.
   */
  const misuseKey = (request: Request, key: string, fault: Fault, first: CallResult): void => {
    const before = entries.length;
    if (fault === 'repeatedKey') {
      const again = send(request, key);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    } else if (fault === 'otherBody' && request.body && first.status < 300) {
      const other = { ...request, body: otherThan(request.body) };
      expect(send(other, key)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    }
    expect(entries.length).toBe(before);
  };

  const fail = (kind: 'network' | 'timeout'): never => {
    throw new ApiError({ kind, operation: 'POST /line' });
  };

  /** Sends a request once. A request whose response is lost still takes effect. */
  const press = (request: Request, key: string, fault: Fault): unknown => {
    if (fault === 'lostRequest') return fail('network');
    const answer = send(request, key);
    if (answer.status < 300) {
      if (!accepted.has(key)) accepted.set(key, { request, json: answer.json });
      expect(answer.json).toEqual(accepted.get(key)?.json);
    }
    misuseKey(request, key, fault, answer);
    if (fault === 'lostAnswer') fail('network');
    if (fault === 'timeout') fail('timeout');
    if (answer.status >= 300)
      throw new ApiError({ kind: 'http', operation: 'POST /line', status: answer.status, body: answer.json });
    return answer.json;
  };
  return { call, accepted, press };
}

/** A different body to send with the same key: one minor unit more, or another text. */
function otherThan(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const [[name, value] = ['', ''], ...rest] = Object.entries(body);
  return { ...Object.fromEntries(rest), [name]: typeof value === 'number' ? value + 1 : `${String(value)}1` };
}

/**
 * The player's intents. An intent lasts until its outcome is known, across presses and closed tabs, and takes
 * effect at most once.
 */
interface IntentKeys {
  readonly open: Map<string, number>;
  /** Keys of accepted calls, by intent. */
  readonly done: Map<number, Set<string>>;
  count: number;
}

/** Presses until the outcome is known or the player gives up. */
async function pressUntilKnown(
  [purpose, request]: readonly [string, Request],
  faultsByPress: readonly Fault[],
  { accepted, press }: ReturnType<typeof lineTo>,
  intents: IntentKeys,
): Promise<void> {
  const content = JSON.stringify([purpose, request]);
  const intent = intents.open.get(content) ?? (intents.count += 1);
  intents.open.set(content, intent);
  for (const fault of faultsByPress) {
    try {
      await withIdempotencyKey(purpose, { path: request.path, ...request.body }, async ({ key }) => {
        try {
          return await Promise.resolve(press(request, key, fault));
        } finally {
          if (accepted.has(key)) intents.done.set(intent, (intents.done.get(intent) ?? new Set()).add(key));
        }
      });
      intents.open.delete(content);
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isOutcomeKnown(error)) continue;
      intents.open.delete(content);
      return;
    }
  }
}

const effectsOf = (entries: readonly LedgerEntry[], kind: string): LedgerEntry[] =>
  entries.filter((entry) => entry.kind === kind);

function paymentOf(path: string, json: unknown): string | null {
  // The cast is safe: the contract tests check the response.
  if (path.endsWith('/open')) return tokenIn((json as PaymentPage).url);
  if (path.endsWith('/rbk-create-invoice')) return (json as RbkInvoiceResponse).data.invoiceAccessToken;
  return null;
}

async function play(backend: Backend, steps: readonly Step[]) {
  const line = lineTo(backend);
  const intents: IntentKeys = { open: new Map(), done: new Map(), count: 0 };
  const payments = new Map<string, { paid: boolean }>();
  const learn = (token: string | null): void =>
    void (token && !payments.has(token) && payments.set(token, { paid: false }));
  const payouts: number[] = [];
  for (const item of steps) {
    const { intent, amount, choice } = item;
    const wanted = requestOf(item, payouts);
    if (wanted) await pressUntilKnown(wanted, item.faultsByPress, line, intents);
    else if (intent === 'redirect') {
      const means = choice % 2 === 0 ? 'card' : 'wallet';
      const path = `/json-api/treasury/user/marbella/deposit/${means}/${amount}`;
      const { status, json } = line.call('GET', path, { token: tokenOf(backend, 'vip') });
      if (status < 300) learn(tokenIn((json as MarbellaRedirect).redirectUrl));
    } else if (intent === 'settle') {
      const [token, payment] = pick([...payments], choice) ?? [];
      const status = pick(['paid', 'paid', 'declined', 'error'] as const, amount);
      // Providers report a result more than once.
      for (const _ of [1, 2, 3])
        if (token !== undefined) {
          const { json } = line.call('POST', '/mock-provider/payment/settle', { body: { token, status } });
          if (payment && (json as { status?: string }).status === 'paid') payment.paid = true;
        }
    } else if (intent === 'wait') backend.clock.advance(minute);
    for (const { request, json } of line.accepted.values()) learn(paymentOf(request.path, json));
    for (const { reference } of effectsOf(backend.state.ledger.entries, 'payout')) {
      const id = Number(reference?.replace('payout-', ''));
      if (!payouts.includes(id)) payouts.push(id);
    }
  }
  return { ...line, payments, intents };
}

function audit(
  backend: Backend,
  opening: number,
  { accepted, payments, intents }: Awaited<ReturnType<typeof play>>,
): void {
  expect([...intents.done.values()].filter(({ size }) => size > 1)).toEqual([]);
  const { ledger } = backend.state;
  const fresh = ledger.entries.slice(opening);
  const sums = new Map<Account, number>();
  for (const { from, to, amount } of ledger.entries) {
    expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  const wrong = [...sums].filter(
    ([account, sum]) => balanceOf(ledger, account) !== sum || (account.startsWith('player:') && sum < 0),
  );
  expect(wrong).toEqual([]);
  expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0);

  const own = fresh.filter(({ reference = '' }) => /^(?:deposit|payout)-/.test(reference));
  const names = own.map(({ kind, reference = '' }) => `${kind} ${reference}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);

  const took = (part: string) => [...accepted.values()].filter(({ request }) => request.path.includes(part));
  expect(effectsOf(fresh, 'deposit')).toHaveLength([...payments.values()].filter(({ paid }) => paid).length);
  expect(effectsOf(fresh, 'payout')).toHaveLength(took('user-payout/send').length);
  expect(effectsOf(fresh, 'purchase')).toHaveLength(took('compoint-products').length);
  const isGiven = ({ from }: LedgerEntry): boolean => from === `player:${vip}:compoints`;
  const ascending = (one: number, other: number): number => one - other;
  expect(
    effectsOf(fresh, 'exchange')
      .filter(isGiven)
      .map(({ amount }) => amount)
      .toSorted(ascending),
  ).toEqual(
    took('compoints/exchange')
      .map(({ request }) => Number(request.body?.['compoints']))
      .toSorted(ascending),
  );
  const cancelled = new Set(
    took('user-payout/cancel').map(({ request }) => request.body?.['transaction_id']),
  );
  expect(effectsOf(fresh, 'payout_cancel')).toHaveLength(cancelled.size);
}

beforeEach(() => {
  stubBrowser();
  session.userId = String(vip);
});

test('1,000 random sequences over a connection that loses calls and responses book nothing twice', async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      stubBrowser();
      const backend = testBackend({ checkAnswers: false });
      const opening = backend.state.ledger.entries.length;
      const played = await play(backend, steps);
      audit(backend, opening, played);
      for (const { request } of played.accepted.values()) met.add(request.path.replace(/\d+/g, 'n'));
    }),
    { numRuns: 1_000, seed: 42 },
  );
  // In the random sequences, the server must have accepted each kind of call at least once.
  expect([...met].toSorted()).toEqual([
    '/json-api/compoint-products/n',
    '/json-api/compoints/exchange',
    '/json-api/coupon-codes/activate',
    '/json-api/treasury/open',
    '/json-api/treasury/rbk-create-invoice',
    '/json-api/treasury/user-payout/cancel',
    '/json-api/treasury/user-payout/send/card',
  ]);
}, 60_000);

describe('a lost response', () => {
  const once500 = (): Step => ({
    intent: 'exchange',
    faultsByPress: ['lostAnswer', 'timeout', 'none'],
    amount: 1,
    choice: 45,
  });

  test('after the first of three presses leads to only one exchange', async () => {
    const backend = testBackend({ checkAnswers: false });
    const opening = backend.state.ledger.entries.length;
    const played = await play(backend, [once500()]);
    audit(backend, opening, played);
    expect(played.accepted.size).toBe(1);
  });

  test('followed by a closed tab makes the next press reuse the key', async () => {
    const backend = testBackend({ checkAnswers: false });
    const opening = backend.state.ledger.entries.length;
    const played = await play(backend, [
      { ...once500(), faultsByPress: ['lostAnswer'] },
      { ...once500(), faultsByPress: ['none'] },
    ]);
    audit(backend, opening, played);
    expect(played.accepted.size).toBe(1);
  });

  test('is needed to reuse a key: two exchanges that were answered use two keys', async () => {
    const backend = testBackend({ checkAnswers: false });
    const played = await play(backend, [
      { ...once500(), faultsByPress: ['none'] },
      { ...once500(), faultsByPress: ['none'] },
    ]);
    expect(played.accepted.size).toBe(2);
  });
});
