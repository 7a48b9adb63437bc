// However deposits, bets and limit changes are combined, players can't deposit, lose or play more than their
// limits allow.
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type {
  DepositList,
  GameRunResponse,
  NoticeList,
  PlayLimit,
  PlayLimitKind,
} from '#mocks/generated/model/index.ts';
import { hour, minute } from '../dates.ts';
import { balancesOf, record, type PlayerBalances } from '../ledger.ts';
import type { VisitorId } from '../personas.ts';

const ids: Partial<Record<VisitorId, number>> = { player: 1002, wagering: 1004 };

function seat(visitor: VisitorId) {
  const backend = testBackend();
  const call = callerOf(backend);
  const id = ids[visitor] ?? 0;
  let keys = 0;
  const api = (method: string, path: string, body?: unknown): CallResult =>
    call(method, `/json-api/${path}`, {
      token: tokenOf(backend, visitor),
      body,
      headers: { 'idempotency-key': `${visitor}-limits-${(keys += 1)}` },
    });
  return {
    backend,
    id,
    api,
    money: (): PlayerBalances => balancesOf(backend.state.ledger, id),
    limit: (kind: PlayLimitKind): PlayLimit | undefined =>
      (api('GET', 'responsible-play/limits').json as { data: PlayLimit[] }).data.find(
        (item) => item.kind === kind && item.period === 'day',
      ),
    set: (kind: PlayLimitKind, amount: number) =>
      expect(
        api('PUT', 'responsible-play/limits', { limits: [{ kind, period: 'day', amount }] }).status,
      ).toBe(200),
    open(amount: number): CallResult & { token: string } {
      const answer = api('POST', 'treasury/open', {
        dep_qs: `payment_system=12&amount=${amount}&currency=RUB`,
        qs: '',
      });
      return { ...answer, token: /pay-\d+-\w+/.exec(answer.body ?? '')?.[0] ?? '' };
    },
    settle: (token: string, status: string) =>
      call('POST', '/mock-provider/payment/settle', { body: { token, status } }).json as { status: string },
    booked: (): number =>
      backend.state.ledger.entries
        .filter(({ kind, to }) => kind === 'deposit' && to === `player:${id}:real`)
        .reduce((sum, { amount }) => sum + amount, 0),
    returned: (): unknown[] =>
      (api('GET', 'treasury/user/deposits').json as DepositList).data
        .map(({ returnedBecause }) => returnedBecause)
        .filter((reason) => reason !== undefined),
    run: (slug: string): string =>
      (
        api('POST', `eapi/game-run/${slug}`, { platform: 'desktop', type: 'real' }).json as
          | GameRunResponse
          | { data?: undefined }
      ).data?.runToken ?? '',
    play: (path: string, body: object) => call('POST', `/mock-provider/${path}`, { body }),
  };
}

describe('a deposit limit', () => {
  test('counts open deposits', () => {
    const player = seat('player');
    player.set('deposit', 100_000);
    const tokens = [60_000, 40_000].map((amount) => player.open(amount).token);
    expect(player.open(20_000)).toMatchObject({ code: 'deposit_limit_reached' });
    expect(player.limit('deposit')).toMatchObject({ amount: 100_000, used: 100_000 });
    for (const token of tokens) expect(player.settle(token, 'paid').status).toBe('paid');
    expect(player.booked()).toBe(100_000);
  });

  test('no longer counts an open deposit that was declined or has expired', () => {
    const player = seat('player');
    player.set('deposit', 100_000);
    player.settle(player.open(100_000).token, 'declined');
    expect(player.open(100_000).status).toBe(200);
    player.backend.clock.advance(3 * hour);
    expect(player.limit('deposit')?.used).toBe(0);
    expect(player.open(100_000).status).toBe(200);
  });

  test('that was lowered applies to deposits that were opened before', () => {
    const player = seat('player');
    const atOnce = player.open(80_000);
    const late = player.open(80_000);
    const slow = player.open(80_000);
    player.settle(slow.token, 'pending');
    player.set('deposit', 100_000);
    expect(player.settle(atOnce.token, 'paid').status).toBe('paid');
    const { real } = player.money();
    expect(player.settle(late.token, 'paid').status).toBe('returned');
    player.backend.clock.advance(hour);
    expect(player.limit('deposit')?.used).toBe(80_000);
    expect(player.booked()).toBe(80_000);
    expect(player.money().real).toBe(real);
    const { data } = player.api('GET', 'user-notifications').json as NoticeList;
    expect(data.filter(({ msg }) => msg.includes('лимит депозитов'))).toHaveLength(2);
    expect(player.returned()).toEqual(['limit', 'limit']);
  });

  test.each(['time-out', 'self-exclusion'])(
    'a deposit that was opened before a %s is returned when it is paid',
    (way) => {
      const player = seat('player');
      const { token } = player.open(80_000);
      player.api('POST', `responsible-play/${way}`, {
        period: way === 'time-out' ? 'day' : 'year',
        isConfirmed: true,
      });
      expect(player.settle(token, 'paid').status).toBe('returned');
      expect(player.booked()).toBe(0);
    },
  );

  test('a deposit that is returned in a time-out names the break', () => {
    const player = seat('player');
    const { token } = player.open(80_000);
    player.api('POST', 'responsible-play/time-out', { period: 'day', isConfirmed: true });
    player.settle(token, 'paid');
    expect(player.returned()).toEqual(['break']);
  });
});

describe('a loss limit', () => {
  test("counts only real money: winning with bonus money doesn't reduce the loss", () => {
    const player = seat('wagering');
    const at = { at: player.backend.clock.now(), reference: 'round-1' };
    const { ledger } = player.backend.state;
    player.set('loss', 20_000);
    record(ledger, {
      ...at,
      from: 'player:1004:real',
      to: 'provider:one',
      amount: 20_000,
      kind: 'bet',
    });
    record(ledger, { ...at, from: 'player:1004:bonus', to: 'provider:one', amount: 1_000, kind: 'bet' });
    record(ledger, { ...at, from: 'provider:one', to: 'player:1004:bonus', amount: 90_000, kind: 'win' });
    expect(player.limit('loss')?.used).toBe(20_000);
    const started = player.api('POST', 'eapi/game-run/golden-harvest', {
      platform: 'desktop',
      type: 'real',
    });
    expect(started.code).toBe('loss_limit_reached');
  });

  test('allows a bet that risks no more real money than the remainder', () => {
    const player = seat('wagering');
    const { real, bonus } = player.money();
    player.set('loss', real);
    const runToken = player.run('golden-harvest');
    expect(player.play('spin', { runToken, bet: real + bonus }).status).toBe(200);
    expect(player.limit('loss')?.used).toBeLessThanOrEqual(real);
  });
});

describe('a time limit', () => {
  test('counts all games of the day', () => {
    const player = seat('player');
    for (let minutes = 0; minutes < 30; minutes += 5) {
      player.play('session', { runToken: player.run('golden-harvest') });
      player.backend.clock.advance(5 * minute);
    }
    const before = player.limit('time')?.used;
    expect(before).toBe(30);
    for (let run = 0; run < 450; run += 1) player.run(run % 2 ? 'northern-foxes' : 'golden-harvest');
    expect(player.limit('time')?.used).toBe(before);
    player.set('time', 30);
    const started = player.api('POST', 'eapi/game-run/golden-harvest', {
      platform: 'desktop',
      type: 'real',
    });
    expect(started.code).toBe('time_limit_reached');
  });

  test('counts only ten minutes of an idle hour', () => {
    const player = seat('player');
    const runToken = player.run('golden-harvest');
    player.play('spin', { runToken, bet: 1_000 });
    player.backend.clock.advance(hour);
    player.play('spin', { runToken, bet: 1_000 });
    expect(player.limit('time')?.used).toBe(10);
    player.backend.clock.advance(5 * minute);
    player.play('spin', { runToken, bet: 1_000 });
    expect(player.limit('time')?.used).toBe(15);
  });

  test('of a day and one of a month that are used up together end the game once', () => {
    const player = seat('player');
    player.api('PUT', 'responsible-play/limits', {
      limits: ['day', 'month'].map((period) => ({ kind: 'time', period, amount: 15 })),
    });
    const runToken = player.run('golden-harvest');
    player.backend.clock.advance(9 * minute);
    player.play('session', { runToken });
    player.backend.clock.advance(9 * minute);
    expect(player.play('session', { runToken }).status).toBe(410);
    expect(player.limit('time')?.used).toBe(15);
  });

  test("doesn't end an open game while many others are started", () => {
    const player = seat('player');
    const runToken = player.run('golden-harvest');
    const guest = callerOf(player.backend);
    for (let run = 0; run < 450; run += 1)
      guest('POST', '/json-api/eapi/game-run/northern-foxes', {
        body: { platform: 'desktop', type: 'demo' },
      });
    expect(player.play('spin', { runToken, bet: 1_000 }).status).toBe(200);
    const { byToken } = player.backend.state.slices['runs'] as { byToken: object };
    expect(Object.keys(byToken).length).toBeLessThan(210);
  });
});
