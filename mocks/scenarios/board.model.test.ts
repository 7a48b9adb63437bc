// Compares the effect of scenarios on calls with a simple model that follows docs/panel.md.
import { expect, test } from 'vitest';
import { fc } from '@fast-check/vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '../core/caller.testing.ts';
import type { Backend } from '../core/backend.ts';
import { unknownScenarios } from './read.ts';

interface Call {
  operation: string;
  method: string;
  path: string;
  body?: object;
  /** Values that conditions can compare, by name. */
  facts: Record<string, string>;
}

interface Rule {
  operation: string;
  conditions: Record<string, string>;
  outcomes: string[];
  after: number;
  times: number;
  /** Seconds. */
  delay: number;
}

const games = (page: string, player: string): Call => ({
  operation: 'listGames',
  method: 'GET',
  path: `/json-api/v2/games?limit=1&page=${page}`,
  facts: { page, limit: '1', player },
});
const game = (slug: string, player: string): Call => ({
  operation: 'getGame',
  method: 'GET',
  path: `/json-api/v2/games/${slug}`,
  facts: { slug, player },
});
const login = (name: string): Call => {
  const email = `${name}@example.test`;
  return {
    operation: 'login',
    method: 'POST',
    path: '/json-api/login',
    body: { authType: 'email', email, password: 'casino-2026' },
    facts: { email, authType: 'email', player: 'guest' },
  };
};
// The cast is safe: the pipeline checks the response against the OpenAPI description.
const { data: listed } = callerOf(testBackend({ seed: 'model' }))('GET', '/json-api/v2/games?limit=2')
  .json as {
  data: { slug: string }[];
};
const everyCall = [
  ...['1', '2'].flatMap((page) => ['guest', 'vip'].map((player) => games(page, player))),
  ...listed.flatMap(({ slug }) => ['guest', 'player'].map((player) => game(slug, player))),
  ...['player', 'vip'].map(login),
];

const ownOutcomes = [
  ['pass'],
  ['server_error'],
  ['server_error', 'fault_html'],
  ['server_error', 'fault_slow', 'fault_lost_answer'],
  ['fault_nulls'],
  ['fault_nulls', 'fault_slow', 'fault_malformed_json'],
  ['fault_empty', 'fault_slow'],
  ['fault_lost_answer'],
  ['fault_slow', 'fault_network'],
  ['fault_cut_off'],
  ['fault_timeout'],
];
const networkOutcomes = [['offline'], ['slow'], ['fault_html'], ['fault_lost_answer'], ['fault_network']];
const operations = [...new Set(everyCall.map(({ operation }) => operation))];

const ownRule = fc.constantFrom(...everyCall).chain(({ operation, facts }) =>
  fc.record<Rule>({
    operation: fc.constant(operation),
    conditions: fc
      .subarray(Object.entries(facts), { maxLength: 2 })
      .map((pairs) => Object.fromEntries(pairs)),
    outcomes: fc.constantFrom(...ownOutcomes),
    after: fc.nat(2),
    times: fc.constantFrom(1, 2, Infinity),
    delay: fc.nat(2),
  }),
);
const networkRule = fc.record<Rule>({
  operation: fc.constant('network'),
  conditions: fc.constantFrom({}, { player: 'vip' }),
  outcomes: fc.constantFrom(...networkOutcomes),
  after: fc.constant(0),
  times: fc.constant(Infinity),
  delay: fc.constant(3),
});
const rules = fc.array(fc.oneof({ weight: 6, arbitrary: ownRule }, { weight: 1, arbitrary: networkRule }), {
  maxLength: 5,
});
const calls = fc.array(fc.constantFrom(...everyCall), { minLength: 1, maxLength: 12 });

function textOf({ operation, conditions, outcomes, after, times, delay }: Rule): string {
  if (outcomes[0] === 'offline') return 'network.offline';
  const given = Object.entries(conditions).map(([name, value]) => `${name}=${value}`);
  const isDelayed = delay > 0 && !outcomes.includes('fault_timeout');
  return [
    [`${operation}${given.length > 0 ? `[${given.join(', ')}]` : ''}`, ...outcomes].join('.'),
    after > 0 ? `after=${after}` : [],
    times === Infinity ? [] : times,
    isDelayed ? `delay=PT${delay}S` : [],
  ]
    .flat()
    .join(':');
}

interface Seen {
  status: number;
  failure: string | undefined;
  /** Milliseconds. */
  delay: number;
  body: 'nothing' | 'empty' | 'html' | 'broken' | 'nulls' | 'server_error' | 'usual';
  /** Whether the call opened a session. Only a login that the mock carries out opens one. */
  hasEffect: boolean;
}

const isBroken = (outcome: string): boolean =>
  ['fault_network', 'fault_cut_off', 'fault_timeout'].includes(outcome);

/** The expected outcome of a call to which these rules apply. */
function expectedOf(call: Call, applied: readonly Rule[]): Seen {
  const outcomes = applied.flatMap((rule) => rule.outcomes);
  const delays = applied.map((rule) => (rule.outcomes.includes('fault_timeout') ? 0 : rule.delay * 1_000));
  const delay = [...delays, ...outcomes.map((outcome) => (outcome === 'fault_slow' ? 5_000 : 0))].reduce(
    (sum, part) => sum + part,
    0,
  );
  if (outcomes.includes('offline'))
    return { status: 0, failure: 'network', delay: 0, body: 'nothing', hasEffect: false };
  const broken = outcomes.find(isBroken);
  if (broken !== undefined)
    return {
      status: 0,
      failure: broken === 'fault_timeout' ? 'hang' : 'network',
      delay,
      body: 'nothing',
      hasEffect: false,
    };
  const isError = outcomes.includes('server_error');
  const seen: Seen = {
    status: isError ? 500 : 200,
    failure: undefined,
    delay,
    body: isError ? 'server_error' : 'usual',
    hasEffect: !isError && call.operation === 'login',
  };
  for (const outcome of outcomes) {
    if (outcome === 'fault_nulls') seen.body = 'nulls';
    if (outcome === 'fault_malformed_json') seen.body = 'broken';
    if (outcome === 'fault_empty') seen.body = 'empty';
    if (outcome === 'fault_html') seen.body = 'html';
  }
  return outcomes.includes('fault_lost_answer') ? { ...seen, failure: 'lost', body: 'nothing' } : seen;
}

/**
 * The rules that apply to each call: the first rule of its operation that applies, and all network
 * rules whose conditions the call meets.
 */
function appliedTo(list: readonly Rule[], sequence: readonly Call[]): Rule[][] {
  const reached = list.map(() => 0);
  return sequence.map((call) => {
    const isOffline = list.some(({ outcomes }) => outcomes[0] === 'offline');
    const meets = ({ conditions }: Rule): boolean =>
      Object.entries(conditions).every(([name, value]) => call.facts[name] === value);
    const own: Rule[] = [];
    for (const [index, rule] of list.entries()) {
      if (isOffline || own.length > 0 || rule.operation !== call.operation || !meets(rule)) continue;
      const number = (reached[index] ?? 0) + 1;
      reached[index] = number;
      if (number > rule.after && number <= rule.after + rule.times) own.push(rule);
    }
    const network = list.filter(
      (rule) => rule.operation === 'network' && (rule.outcomes[0] === 'offline' || meets(rule)),
    );
    return [...own, ...network];
  });
}

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

function bodyOf({ body, headers, json, code }: CallResult): Seen['body'] {
  if (body === null) return 'nothing';
  if (headers['content-type'] === 'text/html') return 'html';
  if (body === '') return 'empty';
  if (json === undefined) return 'broken';
  if (code !== undefined) return code === 'server_error' ? 'server_error' : 'usual';
  return leavesOf(json).every((leaf) => leaf === null) ? 'nulls' : 'usual';
}

function perform(
  backend: Backend,
  tokens: Record<string, string>,
  { method, path, body, facts }: Call,
): Seen {
  const sessions = Object.keys(backend.state.sessions).length;
  const answer = callerOf(backend)(method, path, { body, token: tokens[facts['player'] ?? ''] });
  return {
    status: answer.status,
    failure: answer.failure,
    delay: answer.delay,
    body: bodyOf(answer),
    hasEffect: Object.keys(backend.state.sessions).length > sessions,
  };
}

function openWorld(scenario: string, seed = 'model') {
  const backend = testBackend({ seed });
  const tokens = { player: tokenOf(backend, 'player'), vip: tokenOf(backend, 'vip') };
  backend.scenarios.set(scenario);
  return { backend, see: (call: Call): Seen => perform(backend, tokens, call) };
}

test('every call of a random sequence has the outcome that the model predicts', () => {
  fc.assert(
    fc.property(rules, calls, (list, sequence) => {
      const text = list.map(textOf).join(',');
      expect(unknownScenarios(text)).toEqual([]);
      const { see } = openWorld(text);
      const applied = appliedTo(list, sequence);
      expect(sequence.map(see)).toEqual(
        sequence.map((call, index) => expectedOf(call, applied[index] ?? [])),
      );
    }),
    { numRuns: 300 },
  );
});

const randomRule = fc
  .tuple(
    fc.oneof(
      ownRule.map(textOf),
      fc.constantFrom('network.fault_network', 'network.fault_html', 'network.slow'),
    ),
    fc.constantFrom('', ':rate=0.5', ':delay=PT2S:jitter=PT1.5S', ':rate=0.3:delay=PT1S:jitter=PT0.5S'),
  )
  .map(([text, chance]) => text.replace(/:delay=.*/, '') + (text.includes('timeout') ? '' : chance));
const randomList = fc.array(randomRule, { minLength: 1, maxLength: 4 }).map((list) => list.join(','));

test('partly used scenarios continue in the same way after a reload', () => {
  fc.assert(
    fc.property(randomList, calls, fc.nat(11), (text, sequence, cut) => {
      const whole = openWorld(text);
      const seen = sequence.map(whole.see);
      const first = openWorld(text);
      const before = sequence.slice(0, cut).map(first.see);
      const second = openWorld(first.backend.scenarios.text());
      expect([...before, ...sequence.slice(cut).map(second.see)]).toEqual(seen);
      expect(second.backend.scenarios.text()).toBe(whole.backend.scenarios.text());
    }),
  );
});

test('random outcomes depend only on the seed and on earlier calls of the same operation', () => {
  fc.assert(
    fc.property(randomList, calls, calls, (text, sequence, others) => {
      const alone = openWorld(text);
      const mixed = openWorld(text);
      const operation = sequence[0]?.operation ?? '';
      const ours = sequence.filter((call) => call.operation === operation);
      const theirs = others.filter((call) => call.operation !== operation);
      const seen = ours.map((call, index) => {
        for (const other of theirs.slice(index, index + 2)) mixed.see(other);
        return mixed.see(call);
      });
      expect(seen).toEqual(ours.map(alone.see));
    }),
  );
  expect(operations).toHaveLength(3);
});
