import { describe, expect, test } from 'vitest';
import {
  callerOf,
  playerIn,
  testBackend,
  testInstant,
  tokenOf,
  type CallResult,
} from '#mocks/core/caller.testing.ts';
import type {
  DepositList,
  PaymentPage,
  PayoutList,
  PlayActivityResponse,
  PlayLimit,
  PlayLimitChange,
  PlayLimitList,
  PlayStatementResponse,
} from '#mocks/generated/model/index.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { balancesOf, record, type EntryKind } from '#mocks/world/ledger.ts';
import { winbackOfLevel } from '#mocks/world/levels/catalogue.ts';
import { personaTable } from '#mocks/world/personas.ts';
import { remainingDeposit } from '#mocks/world/responsible-play/view.ts';
import { brands } from '#mocks/world/settings.ts';

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
    limitOf: (period: PlayLimit['period'], kind: PlayLimit['kind'] = 'deposit') =>
      (send('GET', 'limits').json as PlayLimitList).data.find(
        (limit) => limit.kind === kind && limit.period === period,
      ),
  };
}

describe('deposit limits', () => {
  test('a first and a lower limit apply at once', () => {
    const { set, limitOf } = setUp();
    set({ kind: 'deposit', period: 'day', amount: 500_000 });
    expect(limitOf('day')).toMatchObject({ amount: 500_000 });
    set({ kind: 'deposit', period: 'day', amount: 300_000 });
    expect(limitOf('day')).toMatchObject({ amount: 300_000 });
    expect(limitOf('day')).not.toHaveProperty('pending');
  });

  test('a higher limit may be confirmed after 24 hours, and applies from then on', () => {
    const { backend, send, set, limitOf } = setUp();
    const confirm = () => send('POST', 'limits/confirm', { kind: 'deposit', period: 'day' });
    expect(confirm().code).toBe('limit_not_pending');
    set({ kind: 'deposit', period: 'day', amount: 300_000 });
    set({ kind: 'deposit', period: 'day', amount: 500_000 });
    expect(limitOf('day')).toMatchObject({
      amount: 300_000,
      pending: { amount: 500_000, effectiveAt: new Date(testInstant + day).toISOString() },
    });
    backend.clock.advance(day - 1_000);
    expect(confirm()).toMatchObject({
      status: 409,
      code: 'limit_too_early',
      json: { errors: [{ data: { retryAfter: 1 } }] },
    });
    backend.clock.advance(1_000);
    expect(limitOf('day')).toMatchObject({ amount: 300_000, pending: { amount: 500_000 } });
    expect(confirm().status).toBe(200);
    expect(limitOf('day')).toMatchObject({ amount: 500_000 });
    expect(limitOf('day')).not.toHaveProperty('pending');
  });

  test('a removal waits for a confirmation too, and setting the current amount cancels it', () => {
    const { set, limitOf } = setUp();
    set({ kind: 'deposit', period: 'week', amount: 900_000 });
    set({ kind: 'deposit', period: 'week' });
    expect(limitOf('week')).toMatchObject({ amount: 900_000, pending: { effectiveAt: expect.any(String) } });
    set({ kind: 'deposit', period: 'week', amount: 900_000 });
    expect(limitOf('week')).not.toHaveProperty('pending');
  });

  test("a shorter period can't have a higher limit", () => {
    const { set } = setUp();
    expect(
      set(
        { kind: 'deposit', period: 'day', amount: 500_000 },
        { kind: 'deposit', period: 'week', amount: 400_000 },
      ).json,
    ).toMatchObject({
      errors: [{ code: 'limit_order', field: 'limits[0].amount' }],
    });
    set({ kind: 'deposit', period: 'month', amount: 400_000 });
    expect(set({ kind: 'deposit', period: 'week', amount: 400_001 }).code).toBe('limit_order');
    expect(set({ kind: 'deposit', period: 'week', amount: 400_000 }).status).toBe(200);
  });

  test('a limit has a maximum, such as 24 hours for a day', () => {
    const { set } = setUp();
    expect(set({ kind: 'time', period: 'day', amount: 1_440 }).status).toBe(200);
    expect(set({ kind: 'time', period: 'day', amount: 1_441 }).code).toBe('validation_error');
    expect(set({ kind: 'loss', period: 'day', amount: 9_999_999_999_900 }).code).toBe('validation_error');
  });

  test('a limit has a minimum', () => {
    expect(
      setUp().set(
        { kind: 'deposit', period: 'month', amount: 50_000 },
        { kind: 'deposit', period: 'day', amount: 9_999 },
      ).json,
    ).toMatchObject({
      errors: [{ code: 'limit_too_low', field: 'limits[1].amount', data: { limit: 10_000 } }],
    });
  });

  test.each(['deposit', 'loss', 'time'] as const)(
    'a %s limit states the lowest amount that is accepted',
    (kind) => {
      const { set, limitOf } = setUp();
      const least = limitOf('day', kind)?.least ?? 0;
      expect(set({ kind, period: 'day', amount: least - 1 }).code).toBe('limit_too_low');
      expect(set({ kind, period: 'day', amount: least }).status).toBe(200);
    },
  );

  test('deposits count until the period ends', () => {
    const { backend, pay, set, limitOf } = setUp();
    set({ kind: 'deposit', period: 'day', amount: 100_000 });
    pay('deposit', 30_000);
    const player = backend.state.players[String(playerId)];
    if (!player) throw new Error('there is no player');
    const room = (): number | null =>
      remainingDeposit({ world: backend.world, state: backend.state, now: backend.clock.now() }, player);
    expect(limitOf('day')).toMatchObject({ used: 30_000, resetsAt: '2026-01-15T00:00:00.000Z' });
    expect(room()).toBe(70_000);
    backend.clock.advance(12 * hour);
    expect(limitOf('day')?.used).toBe(0);
    expect(limitOf('week')).toMatchObject({ used: 30_000, resetsAt: '2026-01-19T00:00:00.000Z' });
    expect(room()).toBe(100_000);
  });
});

describe('loss and time limits', () => {
  const run = (backend: Backend, token: string) =>
    callerOf(backend)('POST', '/json-api/eapi/game-run/golden-harvest', {
      token,
      body: { platform: 'desktop', type: 'real' },
    });
  const tokenOfRun = ({ json }: CallResult): string => {
    const { data } = json as { data: { run_url: string } };
    return new URL(data.run_url, 'http://localhost').searchParams.get('token') ?? '';
  };
  const spin = (backend: Backend, runToken: string, bet: number) =>
    backend.respond({
      method: 'POST',
      pathname: '/mock-provider/spin',
      query: new URLSearchParams(),
      header: () => null,
      body: JSON.stringify({ runToken, bet }),
    });

  test('a bet that could exceed the loss limit is refused, but smaller bets are accepted', () => {
    const { backend, pay, set, limitOf } = setUp();
    const token = tokenOf(backend, 'player');
    set({ kind: 'loss', period: 'day', amount: 60_000 });
    const runToken = tokenOfRun(run(backend, token));
    pay('bet', 55_000);
    expect(limitOf('day', 'loss')).toMatchObject({ amount: 60_000, used: 55_000 });
    const refused = spin(backend, runToken, 5_001);
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.body ?? '')).toEqual({
      errors: [{ code: 'over_loss_limit', data: { left: 5_000 } }],
    });
    expect(spin(backend, runToken, 1_000).status).toBe(200);
    expect(run(backend, token).status).toBe(200);
    pay('bet', 5_000);
    expect(run(backend, token)).toMatchObject({ status: 403, code: 'loss_limit_reached' });
    backend.clock.advance(12 * hour);
    expect(run(backend, token).status).toBe(401);
    expect(run(backend, tokenOf(backend, 'player')).status).toBe(200);
  });

  test('the game ends as if the loss limit were reached once less than the minimum stake is left', () => {
    const { backend, pay, set } = setUp();
    set({ kind: 'loss', period: 'day', amount: 60_000 });
    const runToken = tokenOfRun(run(backend, tokenOf(backend, 'player')));
    pay('bet', 59_965);
    const refused = spin(backend, runToken, 1_000);
    expect(refused.status).toBe(410);
    expect(JSON.parse(refused.body ?? '')).toEqual({
      errors: [{ code: 'session_closed', data: { reason: 'loss_limit_reached' } }],
    });
  });

  test('wins reduce the loss', () => {
    const { pay, set, limitOf } = setUp();
    set({ kind: 'loss', period: 'week', amount: 60_000 });
    pay('bet', 40_000);
    pay('win', 25_000);
    expect(limitOf('week', 'loss')?.used).toBe(15_000);
    pay('win', 90_000);
    expect(limitOf('week', 'loss')?.used).toBe(0);
  });

  test('a game ends when the time is used up, and no game starts before the next period', () => {
    const { backend, set, limitOf } = setUp();
    set({ kind: 'time', period: 'day', amount: 15 });
    const runToken = tokenOfRun(run(backend, tokenOf(backend, 'player')));
    backend.clock.advance(8 * 60_000);
    expect(spin(backend, runToken, 1_000).status).toBe(200);
    expect(limitOf('day', 'time')).toMatchObject({ amount: 15, used: 8 });
    backend.clock.advance(7 * 60_000);
    const closed = spin(backend, runToken, 1_000);
    expect(closed.status).toBe(410);
    expect(JSON.parse(closed.body ?? '')).toEqual({
      errors: [{ code: 'session_closed', data: { reason: 'time_limit_reached' } }],
    });
    expect(run(backend, tokenOf(backend, 'player')).code).toBe('time_limit_reached');
    backend.clock.advance(12 * hour);
    expect(run(backend, tokenOf(backend, 'player')).status).toBe(200);
  });

  test('an idle game counts as play for ten minutes', () => {
    const { backend, set, limitOf } = setUp();
    set({ kind: 'time', period: 'day', amount: 30 });
    run(backend, tokenOf(backend, 'player'));
    backend.clock.advance(3 * hour);
    expect(limitOf('day', 'time')?.used).toBe(10);
  });

  test('a time limit is at least a quarter of an hour', () => {
    expect(setUp().set({ kind: 'time', period: 'day', amount: 14 }).json).toMatchObject({
      errors: [{ code: 'limit_too_low', data: { limit: 15 } }],
    });
  });
});

describe('an e-mail', () => {
  const lettersOf = ({ state }: Backend) => state.inbox.filter(({ kind }) => kind === 'email');

  test('says when a break ends', () => {
    const { backend, send } = setUp();
    send('POST', 'time-out', { period: 'week' });
    expect(lettersOf(backend)).toMatchObject([
      {
        to: 'player@example.test',
        subject: 'Перерыв начался',
        text: expect.stringContaining('21 января 2026 г. в 12:00 UTC'),
      },
    ]);
  });

  test('is not sent for a break that is refused', () => {
    const { backend, send } = setUp();
    send('POST', 'time-out', { period: 'week' });
    send('POST', 'time-out', { period: 'day' });
    expect(lettersOf(backend)).toHaveLength(1);
  });

  test.each([
    ['year', '14 января 2027'],
    ['forever', 'действует всегда'],
  ])('says how long a self-exclusion for %s lasts', (period, text) => {
    const { backend, send } = setUp();
    send('POST', 'self-exclusion', { period, isConfirmed: true });
    expect(lettersOf(backend)).toMatchObject([
      { subject: 'Самоисключение включено', text: expect.stringContaining(text) },
    ]);
  });
});

describe('a time-out', () => {
  test('can be extended but not shortened, and ends on time', () => {
    const { backend, send } = setUp();
    expect(send('POST', 'time-out', { kind: 'deposit', period: 'week' }).json).toEqual({
      data: { isSelfExcluded: false, timedOutUntil: new Date(testInstant + 7 * day).toISOString() },
    });
    expect(send('POST', 'time-out', { kind: 'deposit', period: 'day' })).toMatchObject({
      status: 409,
      code: 'time_out_active',
    });
    expect(send('POST', 'time-out', { kind: 'deposit', period: 'month' }).status).toBe(200);
    backend.clock.advance(30 * day);
    expect(send('GET', 'status').json).toEqual({ data: { isSelfExcluded: false } });
  });
});

test('a break blocks games and promo codes, but not the statement and the profile', () => {
  const { backend, send } = setUp();
  const call = callerOf(backend);
  const token = tokenOf(backend, 'withdrawing');
  call('POST', '/json-api/responsible-play/time-out', { token, body: { period: 'week' } });
  const post = (path: string, body: unknown) =>
    call('POST', path, { token, body, headers: { 'idempotency-key': `a-break-${path}` } });
  expect(post('/json-api/eapi/game-run/golden-harvest', { platform: 'desktop', type: 'real' }).code).toBe(
    'time_out_active',
  );
  expect(post('/json-api/coupon-codes/activate', { code: 'STARTER' }).code).toBe('time_out_active');
  expect(call('GET', '/json-api/responsible-play/statement', { token }).status).toBe(200);
  expect(call('GET', '/json-api/users/profile', { token }).status).toBe(200);
  expect(send('GET', 'status').json).toEqual({ data: { isSelfExcluded: false } });
});

describe('self-exclusion', () => {
  test('requires confirmation', () => {
    expect(
      setUp().send('POST', 'self-exclusion', { kind: 'deposit', period: 'year', isConfirmed: false }).code,
    ).toBe('confirmation_required');
  });

  test('ends every session and blocks login', () => {
    const { backend } = setUp();
    const call = callerOf(backend);
    const token = tokenOf(backend, 'player');
    const other = tokenOf(backend, 'player');
    expect(
      call('POST', '/json-api/responsible-play/self-exclusion', {
        token,
        body: { kind: 'deposit', period: 'six_months', isConfirmed: true },
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

  test('lets the player log in only to withdraw the remaining money', () => {
    const { backend } = setUp();
    const call = callerOf(backend);
    const login = call('POST', '/json-api/login', {
      body: {
        authType: 'email',
        email: 'excluded@example.test',
        password: 'casino-2026',
        isPayoutOnly: true,
      },
    });
    const { token } = login.json as { token: string };
    expect(call('GET', '/json-api/users/profile', { token }).status).toBe(200);
    expect(
      call('POST', '/json-api/eapi/game-run/golden-harvest', {
        token,
        body: { platform: 'desktop', type: 'real' },
      }).code,
    ).toBe('self_excluded');
    backend.clock.advance(150 * day);
    expect(
      call('POST', '/json-api/login', {
        body: { authType: 'email', email: 'excluded@example.test', password: 'casino-2026' },
      }).status,
    ).toBe(200);
  });
});

test('the interval of the reality check can be changed, and an invalid one is refused', () => {
  const { send } = setUp();
  expect(send('GET', 'reality-check').json).toEqual({ data: { interval: 60 } });
  expect(send('PUT', 'reality-check', { interval: 15 }).json).toEqual({ data: { interval: 15 } });
  expect(send('PUT', 'reality-check', { interval: 7 }).code).toBe('invalid_request');
  expect(send('GET', 'reality-check').json).toEqual({ data: { interval: 15 } });
});

test('activity sums the ledger since the start of the period', () => {
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

const noMoves = {
  deposits: 0,
  payouts: 0,
  cashback: 0,
  bonuses: 0,
  prizes: 0,
  exchange: 0,
  bets: 0,
  wins: 0,
  net: 0,
};

test('the statement of a new player shows only the first deposit', () => {
  const backend = testBackend();
  const call = callerOf(backend);
  const token = tokenOf(backend, 'newcomer');
  const { url } = call('POST', '/json-api/treasury/open', {
    token,
    body: { dep_qs: 'payment_system=12&amount=50000&currency=RUB', qs: '' },
    headers: { 'idempotency-key': 'first-deposit' },
  }).json as PaymentPage;
  call('POST', '/mock-provider/payment/settle', {
    body: { token: new URL(url, 'http://localhost').searchParams.get('token'), status: 'paid' },
  });
  const { days } = (
    call('GET', '/json-api/responsible-play/statement?period=year', { token }).json as PlayStatementResponse
  ).data;
  expect(days).toEqual([{ ...noMoves, date: '2026-01-14', deposits: 50_000 }]);
});

describe.each(['aurora', 'riviera', 'samba'] as const)('the statement in %s', (brand) => {
  const now = Date.UTC(2026, 11, 30, 12);
  const canLogIn = personaTable.filter(({ isBlocked, isExcluded }) => !isBlocked && !isExcluded);
  test.each(canLogIn)(
    'of $id adds up to the balance and begins no earlier than the registration',
    (persona) => {
      const backend = testBackend({ brand, now });
      const { days, total } = (
        callerOf(backend)('GET', '/json-api/responsible-play/statement?period=year', {
          token: tokenOf(backend, persona.id),
        }).json as PlayStatementResponse
      ).data;
      const { bonus } = playerIn(backend, persona.playerId);
      const balance = balancesOf(backend.state.ledger, persona.playerId);
      const gift = bonus ? bonus.required / bonus.multiplier : 0;
      expect(total.netDeposits + (total.cashback ?? 0) + total.net + gift).toBe(balance.real + balance.bonus);
      expect(days.every(({ bets, wins }) => bets >= 0 && wins >= 0)).toBe(true);
      const registration = new Date(now - persona.daysSinceRegistration * day).toISOString().slice(0, 10);
      expect(days.every(({ date }) => date >= registration)).toBe(true);
    },
  );
});

test.each([
  ['samba', 'vip'],
  ['aurora', 'player'],
  ['riviera', 'withdrawing'],
] as const)('the statement of %s %s adds up to the cashbox history', (brand, persona) => {
  const backend = testBackend({ brand, now: Date.UTC(2026, 11, 30, 12) });
  const token = tokenOf(backend, persona);
  const get = (path: string): unknown => callerOf(backend)('GET', `/json-api/${path}`, { token }).json;
  const { total } = (get('responsible-play/statement?period=year') as PlayStatementResponse).data;
  const sumOf = (path: string, counts: (status: string) => boolean): number =>
    (get(`treasury/user/${path}?limit=100`) as DepositList | PayoutList).data
      .filter(({ status, createdAt }) => counts(status) && createdAt.startsWith('2026'))
      .reduce((sum, { amount }) => sum + amount, 0);
  expect(total.deposits).toBe(sumOf('deposits', (status) => status === 'paid'));
  expect(total.payouts).toBe(sumOf('payouts', (status) => status !== 'cancelled' && status !== 'declined'));
  const refunded = (get('treasury/user/deposits?limit=100') as DepositList).data
    .filter(({ status, createdAt }) => status === 'paid' && createdAt.startsWith('2026'))
    .reduce((sum, { fee = 0, isFeeRefunded }) => sum + (isFeeRefunded ? fee : 0), 0);
  expect(total.cashback).toBe(refunded);
  expect(total.deposits).toBeGreaterThan(0);
});

describe.each(brands)('the winback in a new world of %s', (brand) => {
  test.each([12, 13, 14, 15, 16, 17, 18])(
    "is the level's share of the losses in the week of January %i",
    (date) => {
      const backend = testBackend({ brand, now: Date.UTC(2026, 0, date, 12) });
      for (const { id, playerId } of personaTable.filter(({ winback }) => winback > 0)) {
        const { winback, level } = playerIn(backend, playerId);
        const token = tokenOf(backend, id);
        const { data } = callerOf(backend)('GET', '/json-api/responsible-play/activity?period=week', {
          token,
        }).json as PlayActivityResponse;
        expect(data.net).toBeLessThan(0);
        expect(Math.floor((-data.net * winbackOfLevel(level)) / 100)).toBe(winback);
      }
    },
  );
});

test('a statement lists a refunded card fee as cashback on the day of its deposit', () => {
  const { pay, send } = setUp();
  const statement = () => (send('GET', 'statement?period=week').json as PlayStatementResponse).data;
  const before = statement().total.cashback ?? 0;
  pay('deposit', 50_000);
  pay('cashback', 1_500);
  const { total, days } = statement();
  expect(days[0]).toMatchObject({ deposits: 50_000, cashback: 1_500 });
  expect(total.cashback).toBe(before + 1_500);
});

test('a statement lists the days with transactions, latest first, and their total', () => {
  const { backend, pay, send } = setUp();
  const statement = (period: string) =>
    (send('GET', `statement?period=${period}`).json as PlayStatementResponse).data;
  pay('deposit', 50_000);
  backend.clock.advance(day);
  pay('bet', 20_000);
  pay('win', 12_000);
  pay('payout', 10_000);
  const { days, total } = statement('week');
  expect(days[0]).toEqual({
    ...noMoves,
    date: '2026-01-15',
    deposits: 0,
    payouts: 10_000,
    cashback: 0,
    bets: 20_000,
    wins: 12_000,
    net: -8_000,
  });
  const sum = (figure: 'deposits' | 'payouts' | 'bets' | 'wins' | 'net') =>
    days.reduce((whole, played) => whole + played[figure], 0);
  expect(total).toMatchObject({
    from: '2026-01-09T00:00:00.000Z',
    netDeposits: sum('deposits') - sum('payouts'),
    bets: sum('bets'),
    wins: sum('wins'),
    net: sum('net'),
  });
  expect(days.map(({ date }) => date)).toEqual(
    days.map(({ date }) => date).toSorted((one, other) => other.localeCompare(one)),
  );
  expect(statement('last_month').days.every(({ date }) => date.startsWith('2025-12'))).toBe(true);
});
