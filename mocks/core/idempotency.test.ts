import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from './backend.ts';
import { operationList } from './routes.ts';

const key = 'one-intent-of-a-player';
const card = { amount: 500_000, currency: 'RUB', account: '2200000000000042' };

function callerFor(visitor: 'vip' | 'player', backend = testBackend()) {
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  return (path: string, body: unknown, method = 'POST'): CallResult =>
    call(method, `/json-api/${path}`, { token, body, headers: { 'idempotency-key': key } });
}

const transfers = (backend: Backend): number => backend.state.ledger.entries.length;

describe('an idempotency key', () => {
  test('returns the first response, without side effects, if the request is repeated', () => {
    const backend = testBackend();
    const call = callerFor('vip', backend);
    const first = call('treasury/user-payout/send/card', card);
    const moved = transfers(backend);
    const { amount, currency, account } = card;
    const second = call('treasury/user-payout/send/card', { account, currency, amount });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(transfers(backend)).toBe(moved);
  });

  test('is refused with another body', () => {
    const call = callerFor('vip');
    call('treasury/user-payout/send/card', card);
    const second = call('treasury/user-payout/send/card', { ...card, amount: 600_000 });
    expect([second.status, second.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('is refused with another path, even an unknown one', () => {
    const call = callerFor('vip');
    expect(call('v2/tournaments/compoint-cup/members', undefined).status).toBe(200);
    const second = call('v2/tournaments/no-such-tournament/members', undefined);
    expect([second.status, second.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('may be used again in another operation or by another player', () => {
    const backend = testBackend();
    const call = callerFor('vip', backend);
    expect(call('compoints/exchange', { compoints: 500 }).status).toBe(200);
    expect(call('compoint-products/12', undefined).status).toBe(200);
    expect(callerFor('player', backend)('compoints/exchange', { compoints: 600 }).status).toBe(200);
  });

  test('may have the name of an object property, such as __proto__', () => {
    const backend = testBackend();
    const answer = callerOf(backend)('POST', '/json-api/compoints/exchange', {
      token: tokenOf(backend, 'vip'),
      body: { compoints: 500 },
      headers: { 'idempotency-key': '__proto__' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('stored responses', () => {
  test('include refusals, so that an intent has one outcome', () => {
    const backend = testBackend();
    const call = callerFor('player', backend);
    const refused = call('compoints/exchange', { compoints: 90_000 });
    expect(refused.status).toBe(402);
    expect(call('compoints/exchange', { compoints: 90_000 }).headers['idempotency-replayed']).toBe('true');
  });

  test.each(['exchangeCompoints.too_many_requests:1', 'exchangeCompoints.server_error:1'])(
    'exclude errors that may be retried: %s',
    (scenario) => {
      const call = callerFor('vip', testBackend({ scenario }));
      expect(call('compoints/exchange', { compoints: 500 }).status).toBeGreaterThanOrEqual(429);
      expect(call('compoints/exchange', { compoints: 500 }).status).toBe(200);
    },
  );

  test('answer the retry after a lost response, and the money moves only once', () => {
    const backend = testBackend({ scenario: 'exchangeCompoints.fault_lost_answer:1' });
    const call = callerFor('vip', backend);
    const before = transfers(backend);
    expect(call('compoints/exchange', { compoints: 500 }).failure).toBe('lost');
    expect(transfers(backend)).toBe(before + 2);
    expect(call('compoints/exchange', { compoints: 500 })).toMatchObject({
      status: 200,
      json: { data: { compoints: 500 } },
    });
    expect(transfers(backend)).toBe(before + 2);
  });

  test('are restored when the journal is replayed', () => {
    const backend = testBackend();
    callerFor('vip', backend)('compoints/exchange', { compoints: 500 });
    const restored = testBackend();
    expect(restored.timeline.load(backend.timeline.journal())).toBeNull();
    expect(callerFor('vip', restored)('compoints/exchange', { compoints: 700 }).code).toBe(
      'idempotency_key_reused',
    );
  });
});

test('every operation that moves money, or shows secrets only once, takes an idempotency key and documents the error for its reuse', () => {
  const withKey = operationList.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(withKey.map(({ id }) => id).toSorted()).toEqual([
    'activateCouponCode',
    'activateGift',
    'buyCompointProduct',
    'cancelBonuses',
    'cancelPayout',
    'confirmPayout',
    'confirmTwoFactor',
    'createRbkInvoice',
    'exchangeCompoints',
    'exchangePromotionPrize',
    'joinTournament',
    'openDeposit',
    'openMarbellaDeposit',
    'sendPayout',
    'shootDuck',
    'takeNonDepositPrize',
  ]);
  for (const { id, errors } of withKey)
    expect(errors.find(({ name }) => name === 'idempotency_key_reused')?.status, id).toBe(422);
});
