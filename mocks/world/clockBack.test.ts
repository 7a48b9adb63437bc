// After the clock is set back, new due events run and old ones don't run again.
import { expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, testInstant, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { control } from '#mocks/handlers/control.ts';
import type {
  GiftList,
  NewPayoutList,
  PaymentPage,
  PayoutResponse,
  PlayRestrictionResponse,
} from '#mocks/generated/model/index.ts';
import { day, hour, minute } from './dates.ts';
import { balancesOf, type LedgerEntry } from './ledger.ts';
import { noticesSlice } from './notifications/state.ts';
import { emailOf, personaPassword } from './personas.ts';
import { createRandom } from './random.ts';
import { tournamentsSlice } from './tournaments/state.ts';

const player = 1002;
const vip = 1003;
const withdrawing = 1008;

function setClock(backend: Backend, now: unknown): number | undefined {
  return control(backend, 'POST', 'clock', { now })?.status;
}

/** A world that ran for thirty days and was then set back to its start. */
function worldSetBack(): Backend {
  const backend = testBackend();
  backend.clock.advance(30 * day);
  expect(setClock(backend, testInstant)).toBe(200);
  return backend;
}

function advance(backend: Backend, by: number): void {
  expect(control(backend, 'POST', 'clock', { advance: by })?.status).toBe(200);
}

/** Opens a deposit and its payment page. The last two digits of the amount decide the result. */
function openDeposit(backend: Backend, amount: number): void {
  const { url } = callerOf(backend)('POST', '/json-api/treasury/open', {
    token: tokenOf(backend, 'player'),
    headers: { 'idempotency-key': `deposit-of-${amount}` },
    body: { dep_qs: `payment_system=12&amount=${amount}&currency=RUB`, qs: '' },
  }).json as PaymentPage;
  const token = new URL(url, 'http://localhost').searchParams.get('token');
  const answer = callerOf(backend)('POST', '/mock-provider/payment/settle', {
    body: { token, status: 'pending' },
  });
  expect(answer.status).toBe(200);
}

test('a slow deposit is completed after the clock was set back', () => {
  const backend = worldSetBack();
  const before = balancesOf(backend.state.ledger, player).real;
  openDeposit(backend, 50_000);
  advance(backend, hour);
  expect(balancesOf(backend.state.ledger, player).real).toBe(before + 50_000);
});

test('a break that began after the clock was set back ends', () => {
  const backend = worldSetBack();
  const call = callerOf(backend);
  const token = tokenOf(backend, 'player');
  const path = '/json-api/responsible-play';
  expect(call('POST', `${path}/time-out`, { token, body: { period: 'day' } }).status).toBe(200);
  advance(backend, day + minute);
  const { data } = call('GET', `${path}/status`, { token: tokenOf(backend, 'player') })
    .json as PlayRestrictionResponse;
  expect(data.timedOutUntil).toBeUndefined();
});

test.each([
  ['a break', 'time-out', { period: 'week' }, 8],
  ['a self-exclusion', 'self-exclusion', { period: 'six_months', isConfirmed: true }, 190],
] as const)('%s runs again if the clock is set back over its end', (_, name, body, days) => {
  const backend = testBackend();
  const call = callerOf(backend);
  const path = '/json-api/responsible-play';
  const logIn = (): number =>
    call('POST', '/json-api/login', {
      body: { authType: 'email', email: emailOf('player'), password: personaPassword },
    }).status;
  const deposit = (): number =>
    call('POST', '/json-api/treasury/open', {
      token: tokenOf(backend, 'player'),
      headers: { 'idempotency-key': `deposit-at-${backend.clock.now()}` },
      body: { dep_qs: 'payment_system=12&amount=50000&currency=RUB', qs: '' },
    }).status;
  expect(call('POST', `${path}/${name}`, { token: tokenOf(backend, 'player'), body }).status).toBe(200);
  const isRefused = name === 'time-out' ? () => deposit() === 403 : () => logIn() === 401;
  expect(isRefused()).toBe(true);
  advance(backend, days * day);
  expect(isRefused()).toBe(false);
  expect(setClock(backend, testInstant + minute)).toBe(200);
  expect(isRefused()).toBe(true);
  advance(backend, days * day);
  expect(isRefused()).toBe(false);
});

test('a payout requested after the clock was set back is completed', () => {
  const backend = worldSetBack();
  const call = callerOf(backend);
  const post = (path: string, body: object): unknown =>
    call('POST', `/json-api/treasury/user-payout/${path}`, {
      token: tokenOf(backend, 'withdrawing'),
      headers: { 'idempotency-key': `payout-after-going-back-${path}` },
      body,
    }).json;
  const open = (): NewPayoutList['data'] =>
    (
      call('GET', '/json-api/treasury/user/new-payouts', { token: tokenOf(backend, 'withdrawing') })
        .json as NewPayoutList
    ).data;
  const earlier = open().map(({ id }) => id);
  const sent = post('send/card', { amount: 100_000, currency: 'RUB', account: '2200000000000042' }) as
    | PayoutResponse
    | { errors: unknown };
  if (!('data' in sent)) throw new Error(JSON.stringify(sent));
  const code = backend.state.inbox.at(-1)?.code ?? '';
  post('confirm', { transaction_id: sent.data.id, code });
  advance(backend, 2 * hour);
  expect(open().filter(({ id }) => !earlier.includes(id))).toEqual([]);
  expect(balancesOf(backend.state.ledger, withdrawing).real).toBeGreaterThanOrEqual(0);
});

test('a gift given after the clock was set back expires', () => {
  const backend = worldSetBack();
  const call = callerOf(backend);
  const gifts = (): GiftList['data'] =>
    (call('GET', '/json-api/user-gifts', { token: tokenOf(backend, 'vip') }).json as GiftList).data;
  const before = gifts().map(({ id }) => id);
  const bought = call('POST', '/json-api/compoint-products/12', {
    token: tokenOf(backend, 'vip'),
    headers: { 'idempotency-key': 'a-gift-after-going-back' },
  });
  expect(bought.status).toBe(200);
  advance(backend, 29 * day);
  const own = gifts().find(({ id }) => !before.includes(id));
  expect(own === undefined || own.state === 'expired').toBe(true);
});

/** Automatic payments as `player/reason`. Each reason pays a player once. */
const paidBy = ({ ledger }: Backend['state']): string[] =>
  ledger.entries
    .filter(({ kind }: LedgerEntry) => kind === 'prize' || kind === 'cashback')
    .map(({ to, kind, reference, at }) => `${to} ${kind} ${reference ?? at}`);

test('going back and forward repeatedly pays nothing twice', () => {
  const backend = testBackend();
  const { members } = tournamentsSlice.of(backend, playerIn(backend, vip));
  for (const membership of Object.values(members)) membership.score = 1e12;
  const once = testBackend();
  const { members: same } = tournamentsSlice.of(once, playerIn(once, vip));
  for (const membership of Object.values(same)) membership.score = 1e12;
  const random = createRandom('back and forth');
  for (let jump = 0; jump < 60; jump += 1) setClock(backend, testInstant + random.int(-3 * day, 40 * day));
  setClock(backend, testInstant + 40 * day);
  once.clock.advance(40 * day);
  expect(paidBy(once.state).length).toBeGreaterThan(2);
  expect(paidBy(backend.state).toSorted()).toEqual(paidBy(once.state).toSorted());
  const namesOf = (of: Backend): string[] =>
    [player, vip].flatMap((id) => noticesSlice.of(of, playerIn(of, id)).notices.map(({ name }) => name));
  expect(namesOf(backend).toSorted()).toEqual(namesOf(once).toSorted());
});

test("a reminder isn't sent again when its time comes a second time", () => {
  const backend = testBackend();
  const reminders = (): number =>
    noticesSlice.of(backend, playerIn(backend, 1001)).notices.filter(({ name }) => name === 'confirm_email')
      .length;
  const before = reminders();
  advance(backend, 2 * day);
  expect(reminders()).toBe(before + 1);
  setClock(backend, testInstant);
  advance(backend, 2 * day);
  expect(reminders()).toBe(before + 1);
});

test.each([[null], ['tomorrow'], [Number.NaN], [1e300], [8.64e15 + 1], [-8.64e15 - 1], [-1], [[]], [{}]])(
  "refuses %s, which isn't a date, without moving the clock",
  (now) => {
    const backend = testBackend();
    expect(setClock(backend, now)).toBe(400);
    expect(backend.clock.now()).toBe(testInstant);
    expect(control(backend, 'GET', 'session', null)?.status).toBe(200);
  },
);
