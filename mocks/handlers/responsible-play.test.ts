import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, testInstant, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type {
  PlayActivityResponse,
  PlayLimit,
  PlayLimitChange,
  PlayLimitList,
} from '#mocks/generated/model/index.ts';
import { record, type EntryKind } from '#mocks/world/ledger.ts';
import { personaTable } from '#mocks/world/personas.ts';
import { depositRoom } from '#mocks/world/responsible-play/view.ts';

const hour = 3_600_000;
const day = 24 * hour;
const playerId = personaTable.find(({ id }) => id === 'player')?.playerId ?? 0;

function setUp() {
  const backend = testBackend();
  const call = callerOf(backend);
  const send = (method: string, path: string, body?: unknown): CallResult =>
    call(method, `/json-api/responsible-play/${path}`, { token: tokenOf(backend, 'player'), body });
  const pay = (kind: EntryKind, amount: number): void => {
    const [from, to] =
      kind === 'bet' || kind === 'payout'
        ? ([`player:${playerId}:real`, 'house'] as const)
        : (['house', `player:${playerId}:real`] as const);
    record(backend.state.ledger, { at: backend.clock.now(), from, to, amount, kind });
  };
  return {
    backend,
    pay,
    send,
    set: (...limits: PlayLimitChange[]) => send('PUT', 'limits', { limits }),
    limitOf: (period: PlayLimit['period']) =>
      (send('GET', 'limits').json as PlayLimitList).data.find((limit) => limit.period === period),
  };
}

describe('deposit limits', () => {
  test('a first and a lower limit hold at once', () => {
    const { set, limitOf } = setUp();
    set({ period: 'day', amount: 500_000 });
    expect(limitOf('day')).toMatchObject({ amount: 500_000 });
    set({ period: 'day', amount: 300_000 });
    expect(limitOf('day')).toMatchObject({ amount: 300_000 });
    expect(limitOf('day')).not.toHaveProperty('pending');
  });

  test('a higher one holds after 24 hours', () => {
    const { backend, set, limitOf } = setUp();
    set({ period: 'day', amount: 300_000 });
    set({ period: 'day', amount: 500_000 });
    expect(limitOf('day')).toMatchObject({
      amount: 300_000,
      pending: { amount: 500_000, effectiveAt: new Date(testInstant + day).toISOString() },
    });
    backend.clock.advance(day - 1);
    expect(limitOf('day')?.amount).toBe(300_000);
    backend.clock.advance(1);
    expect(limitOf('day')).toMatchObject({ amount: 500_000 });
    expect(limitOf('day')).not.toHaveProperty('pending');
  });

  test('so does the end of a limit, and the amount in force takes it back', () => {
    const { set, limitOf } = setUp();
    set({ period: 'week', amount: 900_000 });
    set({ period: 'week' });
    expect(limitOf('week')).toMatchObject({ amount: 900_000, pending: { effectiveAt: expect.any(String) } });
    set({ period: 'week', amount: 900_000 });
    expect(limitOf('week')).not.toHaveProperty('pending');
  });

  test('a shorter period cannot have the higher limit', () => {
    const { set } = setUp();
    expect(set({ period: 'day', amount: 500_000 }, { period: 'week', amount: 400_000 }).json).toMatchObject({
      errors: [{ code: 'limit_order', field: 'limits[0].amount' }],
    });
    set({ period: 'month', amount: 400_000 });
    expect(set({ period: 'week', amount: 400_001 }).code).toBe('limit_order');
    expect(set({ period: 'week', amount: 400_000 }).status).toBe(200);
  });

  test('a limit has a least amount', () => {
    expect(
      setUp().set({ period: 'month', amount: 50_000 }, { period: 'day', amount: 9_999 }).json,
    ).toMatchObject({
      errors: [{ code: 'limit_too_low', field: 'limits[1].amount', data: { limit: 10_000 } }],
    });
  });

  test('deposits use it up until the period ends', () => {
    const { backend, pay, set, limitOf } = setUp();
    set({ period: 'day', amount: 100_000 });
    pay('deposit', 30_000);
    const player = backend.state.players[String(playerId)];
    if (!player) throw new Error('there is no player');
    const room = (): number | null =>
      depositRoom({ world: backend.world, state: backend.state, now: backend.clock.now() }, player);
    expect(limitOf('day')).toMatchObject({ used: 30_000, resetsAt: '2026-01-15T00:00:00.000Z' });
    expect(room()).toBe(70_000);
    backend.clock.advance(12 * hour);
    expect(limitOf('day')?.used).toBe(0);
    expect(limitOf('week')).toMatchObject({ used: 30_000, resetsAt: '2026-01-19T00:00:00.000Z' });
    expect(room()).toBe(100_000);
  });
});

describe('a time-out', () => {
  test('can be made longer and not shorter, and ends', () => {
    const { backend, send } = setUp();
    expect(send('POST', 'time-out', { period: 'week' }).json).toEqual({
      data: { isSelfExcluded: false, timedOutUntil: new Date(testInstant + 7 * day).toISOString() },
    });
    expect(send('POST', 'time-out', { period: 'day' })).toMatchObject({
      status: 409,
      code: 'time_out_active',
    });
    expect(send('POST', 'time-out', { period: 'month' }).status).toBe(200);
    backend.clock.advance(30 * day);
    expect(send('GET', 'status').json).toEqual({ data: { isSelfExcluded: false } });
  });
});

describe('self-exclusion', () => {
  test('needs its confirmation', () => {
    expect(setUp().send('POST', 'self-exclusion', { period: 'year', isConfirmed: false }).code).toBe(
      'confirmation_required',
    );
  });

  test('ends every session and keeps the player out', () => {
    const { backend } = setUp();
    const call = callerOf(backend);
    const token = tokenOf(backend, 'player');
    const other = tokenOf(backend, 'player');
    expect(
      call('POST', '/json-api/responsible-play/self-exclusion', {
        token,
        body: { period: 'six_months', isConfirmed: true },
      }).json,
    ).toMatchObject({
      data: { isSelfExcluded: true, selfExcludedUntil: new Date(testInstant + 182 * day).toISOString() },
    });
    for (const ended of [token, other])
      expect(call('GET', '/json-api/users/profile', { token: ended }).status).toBe(401);
    expect(
      call('POST', '/json-api/login', {
        body: { authType: 'email', email: 'player@example.test', password: 'casino-2026' },
      }).code,
    ).toBe('self_excluded');
  });
});

test('the reminder keeps its interval', () => {
  const { send } = setUp();
  expect(send('GET', 'reality-check').json).toEqual({ data: { interval: 60 } });
  expect(send('PUT', 'reality-check', { interval: 15 }).json).toEqual({ data: { interval: 15 } });
  expect(send('PUT', 'reality-check', { interval: 7 }).code).toBe('invalid_request');
  expect(send('GET', 'reality-check').json).toEqual({ data: { interval: 15 } });
});

test('activity counts what the ledger says since the start of the period', () => {
  const { backend, pay, send } = setUp();
  pay('deposit', 50_000);
  pay('bet', 20_000);
  pay('win', 12_000);
  pay('refund', 5_000);
  const activity = (period: string) =>
    (send('GET', `activity?period=${period}`).json as PlayActivityResponse).data;
  expect(activity('day')).toMatchObject({
    deposits: 50_000,
    bets: 15_000,
    wins: 12_000,
    net: -3_000,
    from: '2026-01-14T00:00:00.000Z',
  });
  expect(activity('year').bets).toBeGreaterThan(15_000);
  backend.clock.advance(day);
  expect(activity('day')).toMatchObject({ deposits: 0, bets: 0, wins: 0, net: 0 });
});
