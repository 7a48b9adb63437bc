import { expect, test } from 'vitest';
import type { ActiveScenario } from '../../core/scenarioBoard.ts';
import { parseScenarios } from '../../scenarios/read.ts';
import { matchNames, outcomesOf, textOfComposed, type Composed } from './composed.ts';
import { switchesOf, withSwitches } from './network.ts';

const base: Composed = {
  operation: 'joinTournament',
  matches: [],
  outcomes: ['max_member_limit_reached'],
  after: 0,
  times: 0,
  delay: 0,
  jitter: 0,
  share: 100,
};

test('a composed scenario is written in the syntax of links', () => {
  const composed = {
    ...base,
    matches: [
      { name: 'slug', value: 'night-race' },
      { name: 'player', value: 'vip' },
    ],
    after: 1,
    delay: 3_000,
    share: 30,
  };
  expect(textOfComposed(composed)).toEqual({
    text: 'joinTournament[slug=night-race,player=vip].max_member_limit_reached:after=1:delay=PT3S:rate=0.3',
    problem: null,
  });
});

test('an invalid combination is refused with the reason', () => {
  expect(textOfComposed({ ...base, jitter: 100 }).problem).toBe('jitter needs a delay');
  expect(textOfComposed({ ...base, outcomes: [] }).problem).toBe('joinTournament has no outcome');
  expect(textOfComposed({ ...base, operation: 'nothing' }).problem).toBe('there is no operation nothing');
});

test('the form offers the fields that an operation can match and the outcomes that it can have', () => {
  expect(matchNames('joinTournament')).toEqual(expect.arrayContaining(['player', 'slug']));
  expect(outcomesOf('login').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['wrong_credentials', 'fault_slow', 'pass']),
  );
  expect(outcomesOf('login').map(({ name }) => name)).not.toContain('success');
});

const active = (text: string): ActiveScenario[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((part) => ({ id: part, text: part, operation: null, remaining: null }));

test.for([
  'network.offline',
  'network.slow',
  'network.slow:delay=PT1S:jitter=PT0.5S,network.fault_network:rate=0.3',
  'network.fault_network',
])('the network switches read %s and write the same text', (text) => {
  expect(withSwitches(active(text), switchesOf(active(text)))).toBe(text);
  expect(parseScenarios(text).length).toBeGreaterThan(0);
});

test("the network switches don't change other scenarios", () => {
  const mixed = active('login.wrong_credentials,network.slow,network.fault_timeout:rate=0.1');
  const off = { isOffline: false, isSlow: false, failures: 0, delay: 0, jitter: 0 };
  expect(withSwitches(mixed, off)).toBe('login.wrong_credentials,network.fault_timeout:rate=0.1');
  expect(withSwitches(mixed, { ...off, failures: 20 })).toBe(
    'login.wrong_credentials,network.fault_timeout:rate=0.1,network.fault_network:rate=0.2',
  );
});
