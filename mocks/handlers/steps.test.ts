import { expect, test } from 'vitest';
import { callerOf, testBackend } from '../core/caller.testing.ts';
import type { Backend } from '../core/backend.ts';
import { hour, minute } from '../world/dates.ts';
import { groupSteps } from '../panel/time/stepGroups.ts';
import { moveClock } from './control.ts';
import { describeSteps, sceneOf, stepsOf } from './steps.ts';
import { moneyOf, spanOf } from './stepWords.ts';

/** The steps as the panel lists them. */
const lines = (backend: Backend): string[] =>
  groupSteps(describeSteps(backend).steps).map(({ text }) => text);

function acted(verbs: string, brand: 'aurora' | 'riviera' = 'riviera'): Backend {
  const backend = testBackend({ brand });
  const tokens = backend.signIn('player');
  backend.parts.perform(backend, tokens, verbs);
  return backend;
}

test('steps say in words what was done, with sums and results', () => {
  expect(lines(acted('deposit:50:declined,deposit:50,advance:PT2H,favourite:golden-harvest'))).toEqual([
    'log in as player',
    'deposit €50, declined',
    'deposit €50, paid',
    'advance 2 hours',
    'add golden-harvest to the favourites',
  ]);
});

test('a refused step names the error code', () => {
  const backend = testBackend({ scenario: 'joinTournament.max_member_limit_reached' });
  backend.parts.perform(backend, backend.signIn('player'), 'join:night-race');
  expect(lines(backend).at(-1)).toBe('join night-race, refused: max_member_limit_reached');
});

test('a call without its own description is named by operation and path, and a missing response is stated', () => {
  const backend = testBackend({ scenario: 'updateRealityCheck.fault_network' });
  const token = backend.signIn('player')?.token;
  const path = '/json-api/responsible-play/reality-check';
  callerOf(backend)('PUT', path, { token, body: { interval: 60 } });
  expect(lines(backend).at(-1)).toBe(`updateRealityCheck, PUT ${path}, no response: network`);
});

test('a login through the form is described with the persona, never with the password', () => {
  const backend = testBackend();
  const body = { authType: 'email', email: 'player@example.test', password: 'casino-2026' };
  callerOf(backend)('POST', '/json-api/login', { body });
  expect(lines(backend)).toEqual(['log in as player']);
});

test('a token refresh is grouped with the step before it', () => {
  const backend = testBackend({ brand: 'riviera' });
  const tokens = backend.signIn('player');
  moveClock(backend, { advance: 'PT1H' });
  const call = callerOf(backend);
  const renewed = call('POST', '/json-api/token/refresh', { body: { refreshToken: tokens?.refreshToken } });
  const { token } = renewed.json as { token: string };
  call('PUT', '/json-api/v2/games/favourites/golden-harvest', { token });
  const { steps } = describeSteps(backend);
  expect(steps.map(({ kind }) => kind)).toEqual(['action', 'action', 'upkeep', 'action']);
  expect(groupSteps(steps).map(({ begin, end }) => [begin, end])).toEqual([
    [0, 1],
    [1, 3],
    [3, 4],
  ]);
  backend.timeline.goTo(1);
  expect(backend.clock.now()).toBe(backend.state.startedAt);
});

test('the steps of a loaded journal are described as in the original world, from any step on', () => {
  const first = acted('deposit:50:declined,advance:PT1H,deposit:20');
  const copy = testBackend({ brand: 'riviera' });
  expect(copy.timeline.load(first.timeline.journal())).toBeNull();
  const { steps } = describeSteps(first);
  expect(describeSteps(copy).steps).toEqual(steps);
  const { commands } = copy.timeline.steps();
  for (const from of commands.keys())
    expect(stepsOf(sceneOf(copy), commands, from)).toEqual(steps.slice(from));
});

test('after a step back, the later steps are grouped as before', () => {
  const { steps } = describeSteps(acted('deposit:50'));
  const backend = acted('deposit:50');
  const saved = backend.timeline.journal();
  const reopened = testBackend({ brand: 'riviera' });
  expect(reopened.timeline.load(saved)).toBeNull();
  reopened.timeline.goTo(1);
  const scene = { ...sceneOf(reopened), outcomeOf: () => undefined };
  expect(groupSteps(stepsOf(scene, reopened.timeline.steps().commands)).map(({ end }) => end)).toEqual(
    groupSteps(steps).map(({ end }) => end),
  );
});

test('two overlapping payments are described as separate steps', () => {
  const backend = testBackend({ brand: 'riviera' });
  const token = backend.signIn('player')?.token;
  const call = callerOf(backend);
  const open = (amount: number): string => {
    const body = { dep_qs: `payment_system=12&amount=${amount}&currency=EUR`, qs: '' };
    const key = { 'idempotency-key': `deposit-${amount}` };
    const { url } = call('POST', '/json-api/treasury/open', { token, body, headers: key }).json as {
      url: string;
    };
    return new URL(url, 'http://localhost').searchParams.get('token') ?? '';
  };
  const payments = [open(5_000), open(6_000)];
  for (const payment of payments)
    call('POST', '/mock-provider/payment/settle', { body: { token: payment, status: 'paid' } });
  expect(lines(backend).slice(1)).toEqual([
    'deposit €50',
    'deposit €60',
    'payment page: paid',
    'payment page: paid',
  ]);
});

test.each([
  [2 * hour, '2 hours'],
  [25 * hour + minute, '1 day 1 hour'],
  [minute, '1 minute'],
  [5 * minute - 100, '5 minutes'],
  [400, '400 ms'],
])('%d ms are described as %s', (span, words) => expect(spanOf(span)).toBe(words));

test("amounts show hundredths only if they aren't zero", () => {
  expect(moneyOf(5_002, 'EUR')).toBe('€50.02');
  expect(moneyOf(500_000, 'BRL')).toBe('R$5,000');
  // A call may send anything as its currency.
  expect(moneyOf(5_002, '0001-01-01')).toBe('50.02 0001-01-01');
});
