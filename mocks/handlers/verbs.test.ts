import { expect, test } from 'vitest';
import { testBackend, testInstant } from '#mocks/core/caller.testing.ts';
import { hour } from '#mocks/world/dates.ts';
import { balancesOf } from '#mocks/world/ledger.ts';
import { unknownVerbs } from '#mocks/scenarios/verbs.ts';
import { performVerbs } from './verbs.ts';

const player = 1002;
const vip = 1003;

function after(text: string, visitor: 'player' | 'vip' = 'player') {
  const backend = testBackend();
  const problem = performVerbs(backend, backend.signIn(visitor), text);
  const real = (id: number): number => balancesOf(backend.state.ledger, id).real;
  return { backend, problem, real };
}

test('the verb deposit pays the deposit, or ends it with the given result', () => {
  const before = after('advance:PT1S').real(player);
  expect(after('deposit:500').real(player)).toBe(before + 50_000);
  expect(after('deposit:500:declined').real(player)).toBe(before);
});

test('the verb spin plays all rounds in one game, and advance moves the clock', () => {
  const { backend, problem } = after('spin:golden-harvest*20,advance:PT2H');
  expect(problem).toBeNull();
  expect(backend.state.ledger.entries.filter(({ kind }) => kind === 'bet')).toHaveLength(20);
  expect(backend.clock.now()).toBe(testInstant + 2 * hour);
});

test.each([
  ['payout:1000', 'vip'],
  ['join:night-race', 'player'],
  ['favourite:golden-harvest', 'player'],
  ['coupon:STARTER', 'player'],
] as const)('the verb %s changes the world', (text, visitor) => {
  const { backend, problem } = after(text, visitor);
  expect(problem).toBeNull();
  expect(backend.timeline.hash()).not.toBe(after('advance:PT0S', visitor).backend.timeline.hash());
});

test('the verb payout takes the money from the balance', () => {
  expect(after('payout:1000', 'vip').real(vip)).toBe(after('advance:PT1S', 'vip').real(vip) - 100_000);
});

test('a refused verb states the reason, and the verbs after it are not run', () => {
  const { backend, problem, real } = after('coupon:NO-SUCH-CODE,deposit:500');
  expect(problem).toMatch(/^coupon:NO-SUCH-CODE was refused: \w+/);
  expect(real(player)).toBe(balancesOf(testBackend().state.ledger, player).real);
  expect(backend.state.ledger.entries.filter(({ kind }) => kind === 'deposit')).toEqual([]);
});

test('the same verbs of mock.do always lead to the same world', () => {
  const text = 'deposit:500,spin:golden-harvest*3,join:night-race';
  expect(after(text).backend.timeline.hash()).toBe(after(text).backend.timeline.hash());
});

test.each([
  'deposit',
  'deposit:x',
  'deposit:5:maybe',
  'fly:1',
  'spin:a*0',
  'spin:a*999',
  'advance:2h',
  'until:<b>',
])('the verb %s is reported as invalid', (text) => {
  expect(unknownVerbs(`advance:PT1S,${text}`)).toEqual([expect.stringContaining(`${text} (`)]);
});
