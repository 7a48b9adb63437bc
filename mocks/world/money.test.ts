// Runs random sequences of bets, gifts, compoints, tournaments, deposits, payouts and clock jumps. The ledger
// must stay consistent.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { isOpen } from './cashbox/payouts.rules.ts';
import { maxOpenPayouts } from './cashbox/payouts.rules.ts';
import { payoutsSlice } from './cashbox/payouts.state.ts';
import { day, hour, minute } from './dates.ts';
import { balanceOf, balancesOf, type Account } from './ledger.ts';

const actions = [
  'bet',
  'fly',
  'deposit',
  'payout',
  'confirm',
  'cancel',
  'gift',
  'drop',
  'exchange',
  'buy',
  'join',
  'wait',
];
/** One action. `amount` is minor units or compoints; `choice` picks from the available items. */
const step = fc.record({
  visitor: fc.constantFrom('player', 'vip', 'wagering', 'broke'),
  action: fc.constantFrom(...actions),
  amount: fc.oneof(fc.integer({ min: 1, max: 90_000_000 }), fc.constantFrom(1_000, 50_002, 100_000, 500_004)),
  choice: fc.nat({ max: 999 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Lengths of the clock's jumps, mostly short. A jump of eight days ends whole tournaments and takes
 * as long as a hundred calls.
 */
const waits = [minute, 6 * minute, 31 * minute, 31 * minute, 3 * hour, 3 * hour, 25 * hour, 8 * day];

const of = <Item>(list: readonly Item[], choice: number): Item => {
  const item = list[choice % list.length];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
};

/** Returns a function that runs one action in a world. Checks that no call fails with a server error. */
function playerOf(backend: Backend) {
  const call = callerOf(backend);
  let keys = 0;
  const send = (token: string | undefined, method: string, path: string, body?: unknown): CallResult => {
    keys += 1;
    const answer = call(method, path, { token, body, headers: { 'idempotency-key': `money-key-${keys}` } });
    expect(answer.status, `${method} ${path}: ${answer.body}`).toBeLessThan(500);
    return answer;
  };
  const textIn = (json: unknown, pattern: RegExp): string => pattern.exec(JSON.stringify(json))?.[1] ?? '';
  const run = (token: string, slug: string): string =>
    textIn(
      send(token, 'POST', `/json-api/eapi/game-run/${slug}`, { platform: 'desktop', type: 'real' }).json,
      /"runToken":"([^"]+)"/,
    );
  const payoutId = (choice: number): number => 7_000_001 + (choice % 4);

  return ({ visitor, action, amount, choice }: Step): void => {
    // Logs in again each time, because a clock jump may have ended the last session.
    const token = tokenOf(backend, visitor);
    const post = (path: string, body?: unknown): CallResult => send(token, 'POST', `/json-api/${path}`, body);
    switch (action) {
      case 'bet':
        send(undefined, 'POST', '/mock-provider/spin', {
          runToken: run(token, of(['golden-harvest', 'northern-foxes'], choice)),
          bet: of([1_000, 5_000, 100_000], choice),
        });
        return;
      case 'fly':
        send(undefined, 'POST', '/mock-provider/crash/start', {
          runToken: run(token, 'sky-rocket-crash'),
          bet: 5_000,
          autoCashOut: of([null, 1.1, 2], choice),
        });
        return;
      case 'deposit': {
        const opened = of(
          [
            () =>
              post('treasury/open', { dep_qs: `payment_system=12&amount=${amount}&currency=RUB`, qs: '' }),
            () => post('treasury/rbk-create-invoice', { amount, currency: 'RUB' }),
            () => send(token, 'GET', `/json-api/treasury/user/marbella/deposit/card/${amount}`),
          ],
          choice,
        )();
        const payment = { token: textIn(opened.json, /(pay-\d+-\w+)/) };
        const status = of(['paid', 'paid', 'declined', 'pending', 'error'], choice);
        for (const _ of [1, 2])
          send(undefined, 'POST', '/mock-provider/payment/settle', { ...payment, status });
        return;
      }
      case 'payout':
        post('treasury/user-payout/send/card', { amount, currency: 'RUB', account: '2200000000000042' });
        return;
      case 'confirm':
        post('treasury/user-payout/confirm', {
          transaction_id: payoutId(choice),
          code: backend.state.inbox.at(-1)?.code ?? '1234',
        });
        return;
      case 'cancel':
        post('treasury/user-payout/cancel', { transaction_id: payoutId(choice) });
        return;
      case 'gift': {
        const { data } = send(token, 'GET', '/json-api/user-gifts').json as { data: { id: number }[] };
        const { id } = of(data, choice);
        send(token, 'PUT', `/json-api/gifts/activate/${id}`);
        post(`gifts/nondeposit/take-prize/${id}`);
        return;
      }
      case 'drop':
        post('users/bonuses/cancel');
        return;
      case 'exchange':
        post('compoints/exchange', { compoints: 50 + choice * 5 });
        return;
      case 'buy':
        post(`compoint-products/${11 + (choice % 15)}`);
        return;
      case 'join':
        post(`v2/tournaments/${of(['compoint-cup', 'golden-entry', 'paid-stage'], choice)}/members`);
        return;
      default:
        backend.clock.advance(of(waits, choice));
    }
  };
}

function auditorOf(backend: Backend): () => void {
  const sums = new Map<Account, number>();
  let counted = 0;
  return () => {
    const { ledger, players } = backend.state;
    const fresh = ledger.entries.slice(counted);
    counted = ledger.entries.length;
    for (const { from, to, amount } of fresh) {
      sums.set(from, (sums.get(from) ?? 0) - amount);
      sums.set(to, (sums.get(to) ?? 0) + amount);
    }
    const wrong = [...sums].filter(
      ([account, sum]) => balanceOf(ledger, account) !== sum || (account.startsWith('player:') && sum < 0),
    );
    expect(wrong).toEqual([]);
    expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0);
    // Bonus money without a bonus could never be wagered.
    const stray = Object.values(players).filter(
      ({ id, bonus }) => bonus === null && balancesOf(ledger, id).bonus > 0,
    );
    expect(stray.map(({ id }) => id)).toEqual([]);
  };
}

test('1,000 random sequences of actions lose no money, make no balance negative, and fail only with documented errors', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      // Skips the validation of responses for speed; the contract tests do it.
      const backend = testBackend({ checkAnswers: false });
      const play = playerOf(backend);
      const audit = auditorOf(backend);
      for (const item of steps) {
        play(item);
        audit();
      }
      for (const player of Object.values(backend.state.players)) {
        const open = payoutsSlice
          .of(backend, player)
          .items.filter(({ id, status }) => id > 7_000_000 && isOpen(status));
        expect(open.length).toBeLessThanOrEqual(maxOpenPayouts);
      }
    }),
    { numRuns: 1_000, seed: 42 },
  );
}, 60_000);

test('the state is plain JSON', () => {
  const backend = testBackend();
  const play = playerOf(backend);
  for (const action of actions) play({ visitor: 'vip', action, amount: 100_000, choice: 3 });
  expect(JSON.parse(JSON.stringify(backend.state))).toEqual(backend.state);
});
