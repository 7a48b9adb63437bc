// The player's rounds and transactions contain everything that moved money, and nothing else.
import { expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type {
  BetList,
  DepositList,
  GameRunResponse,
  GiftList,
  PayoutList,
  PlayStatementResponse,
  Transaction,
  TransactionsResponse,
} from '#mocks/generated/model/index.ts';
import { personas, type VisitorId } from '#mocks/world/personas.ts';
import { brands } from '#mocks/world/settings.ts';
import { balancesOf } from '#mocks/world/ledger.ts';
import { hour, minute } from '#mocks/world/dates.ts';

const allTime = 'from=2000-01-01&until=2100-12-31';

function playerOf(backend: Backend, who: VisitorId) {
  const call = callerOf(backend);
  let keys = 0;
  const send = (method: string, path: string, body?: unknown) => {
    keys += 1;
    return call(method, `/json-api/${path}`, {
      token: tokenOf(backend, who),
      body,
      headers: { 'idempotency-key': `history-key-${keys}` },
    });
  };
  const run = (slug: string): string =>
    (send('POST', `eapi/game-run/${slug}`, { platform: 'desktop', type: 'real' }).json as GameRunResponse)
      .data.runToken ?? '';
  const provider = (path: string, body: object) => {
    backend.clock.advance(1_000);
    const answer = call('POST', `/mock-provider/${path}`, { body });
    expect(answer.status, answer.body ?? '').toBe(200);
    return answer.json as Record<string, unknown>;
  };
  return {
    send,
    run,
    provider,
    spin: (runToken: string, bet = 1_000) => provider('spin', { runToken, bet }),
    bets: (query = '') => send('GET', `history/bets?${query}`).json as BetList,
    transactions: (query = allTime) =>
      (send('GET', `history/transactions?${query}`).json as TransactionsResponse).data,
    statement: () =>
      (send('GET', 'responsible-play/statement?period=year').json as PlayStatementResponse).data.total,
  };
}

const sum = (items: readonly Transaction[], types: readonly Transaction['type'][]): number =>
  items
    .filter(({ type }) => types.includes(type))
    .reduce((total, { real, bonus }) => total + real + bonus, 0);

test('a round is listed with its stake, its win, the balances before and after, and what the game showed', () => {
  const player = playerOf(testBackend(), 'player');
  const slot = player.spin(player.run('golden-harvest'));
  const wheel = player.provider('roulette', {
    runToken: player.run('royal-roulette'),
    bets: [
      { kind: 'number', value: 17, amount: 1_000 },
      { kind: 'red', amount: 1_000 },
    ],
  });
  const { data, total, sums } = player.bets();
  expect(total).toBe(2);
  const [second, first] = data;
  expect(first?.record).toEqual({ kind: 'slot', reels: slot['reels'], lines: slot['lines'] });
  expect(first?.win).toBe(slot['win']);
  expect(second?.record?.number).toBe(wheel['number']);
  expect(second?.record?.bets?.reduce((won, { win }) => won + win, 0)).toBe(wheel['win']);
  expect(second?.balanceBefore).toBe(first?.balanceAfter);
  expect(second?.balanceAfter).toBe(wheel['balance']);
  expect(sums.stake).toBe(3_000);
  expect(sums.win).toBe(Number(slot['win']) + Number(wheel['win']));
});

test('a round states the bonus money in its balances, and the sums state the bonus money staked and won', () => {
  const backend = testBackend();
  const player = playerOf(backend, 'wagering');
  const wagering = 1004;
  const money = () => balancesOf(backend.state.ledger, wagering);
  const before = money();
  expect(before.bonus).toBeGreaterThan(0);
  const run = player.run('golden-harvest');
  player.spin(run, before.real + 10_000);
  const {
    data: [round],
    sums,
  } = player.bets();
  expect(round?.bonusBefore).toBe(before.bonus);
  expect(round?.balanceBefore).toBe(before.real + before.bonus);
  expect(round?.bonusAfter).toBe(money().bonus);
  expect(round?.balanceAfter).toBe(money().real + money().bonus);
  expect(sums.bonusStake).toBe(10_000);
  expect((sums.bonusWin ?? 0) - 10_000).toBe(money().bonus - before.bonus);
});

test('rounds can be filtered by game, day and result', () => {
  const backend = testBackend();
  const player = playerOf(backend, 'player');
  const run = player.run('golden-harvest');
  for (let round = 0; round < 30; round += 1) player.spin(run);
  backend.clock.advance(24 * hour);
  player.spin(player.run('northern-foxes'));
  const total = (query: string): number => player.bets(query).total;
  const today = new Date(backend.clock.now()).toISOString().slice(0, 10);
  expect(total('game=golden-harvest')).toBe(30);
  expect(total(`day=${today}`)).toBe(1);
  expect(total('result=won') + total('result=returned') + total('result=lost')).toBe(31);
  expect(player.bets('result=won&limit=100').data.every(({ win = 0, stake }) => win > stake)).toBe(true);
  expect(player.bets('result=lost&limit=100').data.every(({ win = 0, stake }) => win < stake)).toBe(true);
  expect(player.bets('page=2&limit=20').data).toHaveLength(11);
  expect(
    player
      .bets('game=golden-harvest')
      .games.map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['golden-harvest', 'northern-foxes']);
});

test('a round that only returns the stake is neither won nor lost', () => {
  const player = playerOf(testBackend(), 'player');
  const bets = [
    { kind: 'red', amount: 1_000 },
    { kind: 'black', amount: 1_000 },
  ];
  const run = player.run('royal-roulette');
  const wheels = Array.from({ length: 10 }, () => player.provider('roulette', { runToken: run, bets }));
  const returned = wheels.filter(({ win }) => win === 2_000).length;
  expect(returned).toBeGreaterThan(5);
  expect(player.bets('result=returned').total).toBe(returned);
  expect(player.bets('result=lost').total).toBe(10 - returned);
  expect(player.bets('result=won').total).toBe(0);
});

test('a flight is listed without a result until it ends', () => {
  const backend = testBackend();
  const player = playerOf(backend, 'player');
  const runToken = player.run('sky-rocket-crash');
  const isFlying = (): boolean =>
    player.provider('crash/start', { runToken, bet: 1_000 })['status'] === 'flying';
  while (!isFlying());
  const [flying] = player.bets().data;
  expect(flying?.stake).toBe(1_000);
  expect(flying).not.toHaveProperty('win');
  expect(flying).not.toHaveProperty('balanceAfter');
  const lost = player.bets('result=lost').total;
  backend.clock.advance(10 * minute);
  const [landed] = player.bets().data;
  expect(landed?.record?.crashPoint).toBeGreaterThan(1);
  expect(landed?.balanceAfter).toBe((landed?.balanceBefore ?? 0) - 1_000 + (landed?.win ?? 0));
  expect(player.bets('result=lost').total).toBe(lost + 1);
});

test("a gift's free rounds show their stake, but only the win changes the balance", () => {
  const backend = testBackend();
  const player = playerOf(backend, 'player');
  player.send('POST', 'coupon-codes/activate', { code: 'SUMMER26' });
  const { data } = player.send('GET', 'user-gifts').json as GiftList;
  const gift = data.find(({ type, state }) => type === 'giftspin' && state === 'received');
  player.send('PUT', `gifts/activate/${gift?.id}`);
  const run = player.run(gift?.gameSlug ?? '');
  for (let round = 0; round < 10; round += 1) player.spin(run);
  const { data: rounds, sums } = player.bets('limit=100');
  const free = rounds.filter(({ isFree }) => isFree);
  expect(free.length).toBeGreaterThan(0);
  expect(free.every(({ stake }) => stake > 0)).toBe(true);
  expect(sums.stake).toBe(
    rounds.filter(({ isFree }) => !isFree).reduce((total, { stake }) => total + stake, 0),
  );
  for (const { balanceBefore, balanceAfter = 0, win = 0 } of free)
    expect(balanceAfter).toBe(balanceBefore + win);
  expect(sum(player.transactions().items, ['free_rounds'])).toBe(
    free.reduce((total, { win = 0 }) => total + win, 0),
  );
});

test.each(personas)("%s's transactions add up to the ledger's balances from the first day", (who) => {
  const backend = testBackend();
  const known = Object.values(backend.state.players).find(({ persona }) => persona === who);
  if (!known || who === 'excluded') return;
  const { opening, closing, items } = playerOf(backend, who).transactions();
  expect(opening).toEqual({ real: 0, bonus: 0, compoints: 0 });
  expect(closing).toEqual(balancesOf(backend.state.ledger, known.id));
  for (const purse of ['real', 'bonus', 'compoints'] as const)
    expect(items.reduce((total, item) => total + item[purse], 0)).toBe(closing[purse]);
  expect(new Set(items.map(({ reference }) => reference)).size).toBe(items.length);
  // Transactions are sorted from newest to oldest, so the opening balance must come last.
  const place = items.findIndex(({ type }) => type === 'opening');
  expect([-1, items.length - 1]).toContain(place);
});

test.each(personas.filter((who) => who !== 'excluded'))(
  '%s has no negative opening balance, and at most one transaction for play per day',
  (who) => {
    for (const brand of brands) {
      const { items } = playerOf(testBackend({ brand }), who).transactions();
      for (const opening of items.filter(({ type }) => type === 'opening'))
        for (const purse of ['real', 'bonus', 'compoints'] as const)
          expect(opening[purse]).toBeGreaterThanOrEqual(0);
      const days = items.filter(({ type }) => type === 'play').map(({ at }) => at.slice(0, 10));
      expect(new Set(days).size).toBe(days.length);
    }
  },
);

test('a payout that was cancelled before the world began is listed with its refund', () => {
  const player = playerOf(testBackend(), 'vip');
  const { data: payouts } = player.send('GET', 'treasury/user/payouts?page=1&limit=100').json as PayoutList;
  const returned = payouts.filter(({ status }) => status === 'cancelled' || status === 'declined');
  expect(returned.length).toBeGreaterThan(0);
  const { items } = player.transactions();
  for (const { id, amount } of returned) {
    const lines = items.filter(({ paymentId, type }) => paymentId === id && type.startsWith('payout'));
    expect(lines.map(({ real }) => real)).toEqual([amount, -amount]);
  }
});

test('an exchange is one transaction: compoints for money', () => {
  const player = playerOf(testBackend(), 'player');
  expect(player.send('POST', 'compoints/exchange', { compoints: 200 }).status).toBe(200);
  const found = player.transactions().items.filter(({ type }) => type === 'exchange');
  expect(found).toHaveLength(1);
  expect(found[0]?.compoints).toBe(-200);
  expect(found[0]?.real).toBeGreaterThan(0);
});

test.each(brands)(
  "deposits in %s state the provider's fee as in the cashbox, and their amounts exclude it",
  (brand) => {
    const player = playerOf(testBackend({ brand }), 'vip');
    const { data } = player.send('GET', 'treasury/user/deposits?limit=50').json as DepositList;
    const paid = data.filter(({ status }) => status === 'paid');
    const deposits = player.transactions().items.filter(({ type }) => type === 'deposit');
    for (const { id, amount, fee } of paid) {
      const deposit = deposits.find(({ paymentId }) => paymentId === id);
      expect([deposit?.fee, deposit?.real]).toEqual([fee, amount]);
    }
    expect(paid.some(({ fee = 0 }) => fee > 0)).toBe(true);
  },
);

test('the sums by type are those of the statement', () => {
  const backend = testBackend();
  const player = playerOf(backend, 'player');
  const run = player.run('golden-harvest');
  for (let round = 0; round < 5; round += 1) player.spin(run);
  player.send('POST', 'compoints/exchange', { compoints: 200 });
  const year = new Date(backend.clock.now()).getUTCFullYear();
  const { items } = player.transactions(`from=${year}-01-01`);
  const { deposits, payouts, cashback = 0, exchange, prizes, bonuses, net } = player.statement();
  expect(sum(items, ['deposit'])).toBe(deposits);
  expect(sum(items, ['payout', 'payout_cancel', 'payout_declined']) + payouts).toBe(0);
  expect(sum(items, ['cashback', 'winback'])).toBe(cashback);
  expect(sum(items, ['exchange'])).toBe(exchange);
  expect(sum(items, ['gift', 'prize'])).toBe(prizes);
  expect(sum(items, ['bonus', 'bonus_cancel', 'bonus_expired'])).toBe(bonuses);
  expect(sum(items, ['play'])).toBe(net);
});

test("a period's opening balance is the closing balance of the days before it", () => {
  const backend = testBackend();
  const player = playerOf(backend, 'player');
  player.spin(player.run('golden-harvest'));
  const today = new Date(backend.clock.now()).toISOString().slice(0, 10);
  const yesterday = new Date(backend.clock.now() - 24 * hour).toISOString().slice(0, 10);
  const before = player.transactions(`from=2000-01-01&until=${yesterday}`);
  const now = player.transactions(`from=${today}&until=${today}`);
  expect(now.opening).toEqual(before.closing);
  expect(now.items.every(({ at }) => at.startsWith(today))).toBe(true);
});

test('all rounds of a game on one day are one transaction with their sums', () => {
  const player = playerOf(testBackend(), 'player');
  const run = player.run('golden-harvest');
  for (let round = 0; round < 5; round += 1) player.spin(run);
  const play = player.transactions('').items.filter(({ type, game }) => type === 'play' && game);
  const { sums } = player.bets();
  expect(play).toHaveLength(1);
  expect(play[0]).toMatchObject({ rounds: 5, stake: sums.stake, win: sums.win, real: sums.win - sums.stake });
});
