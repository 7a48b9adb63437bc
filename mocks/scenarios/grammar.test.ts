import { describe, expect, test } from 'vitest';
import { fc } from '@fast-check/vitest';
import { scenarioGlobal, scenariosOf } from '../../.storybook/storySettings.ts';
import { operationList, type OperationEntry } from '../core/routes.ts';
import { personas } from '../world/personas.ts';
import { problemOf } from './check.ts';
import { faults } from './faults.ts';
import { buildLink, readMockParameters, unknownParameters } from './links.ts';
import { parseScenarios, readScenario, unknownScenarios } from './read.ts';
import type { CallScenario, Match, Scenario, ScenarioOptions } from './scenario.ts';
import { namedStates } from './states.ts';
import { writeScenario, writeScenarios } from './write.ts';

const problemIn = (text: string): string | null => {
  const result = readScenario(text);
  return 'problem' in result ? result.problem : null;
};

describe('the text of a scenario', () => {
  test.each([
    [
      'login.wrong_credentials:2',
      { operation: 'login', outcomes: ['wrong_credentials'], options: { times: 2 } },
    ],
    ['login.wrong_credentials:once', { options: { times: 1 } }],
    ['login.fault_slow', { outcomes: ['fault_slow'], options: {} }],
    ['state.maintenance', { state: 'state.maintenance' }],
    ['network.offline', { state: 'network.offline' }],
    [
      'joinTournament[slug=night-race].max_member_limit_reached:after=1:delay=PT3S',
      {
        operation: 'joinTournament',
        matches: [{ name: 'slug', value: 'night-race' }],
        outcomes: ['max_member_limit_reached'],
        options: { after: 1, delay: 3_000 },
      },
    ],
    [
      'login[captcha.version=2,email="a,b]",player=guest].pass:delay=PT0.4S:jitter=PT0.2S:rate=0.25',
      {
        matches: [
          { name: 'captcha.version', value: '2' },
          { name: 'email', value: 'a,b]' },
          { name: 'player', value: 'guest' },
        ],
        outcomes: ['pass'],
        options: { delay: 400, jitter: 200, rate: 0.25 },
      },
    ],
    [
      'listGames[filter[category]=slots].fault_slow.fault_html',
      { matches: [{ name: 'filter[category]', value: 'slots' }], outcomes: ['fault_slow', 'fault_html'] },
    ],
    [
      'updatePlayLimits[limits.0.kind=deposit].server_error.fault_lost_answer',
      { outcomes: ['server_error', 'fault_lost_answer'] },
    ],
    ['network.slow', { operation: 'network', outcomes: ['slow'], options: {} }],
    ['network[player=vip].fault_network:rate=.1', { options: { rate: 0.1 } }],
  ])('is understood: %s', (text, expected) => {
    expect(readScenario(text)).toMatchObject({ scenario: expected });
  });

  test.each([
    ['login', 'login has no outcome'],
    ['login.nothing', 'login has no outcome nothing'],
    ['login.success', 'login has no outcome success'],
    ['logout.server_error', 'there is no operation logout'],
    ['state.sunshine', 'there is no state sunshine'],
    ['state.maintenance:2', 'state.maintenance is a state, which takes nothing else'],
    ['network.offline:rate=0.1', 'network.offline is a state, which takes nothing else'],
    ['network.pass', 'network has no outcome pass'],
    ['network.fault_network:2', 'network counts no calls, because they come in no fixed order'],
    ['login.slow', 'login has no outcome slow'],
    ['joinTournament[slgu=night-race].server_error', 'there is no slgu to match, only slug, player'],
    ['network[slug=night-race].slow', 'there is no slug to match, only player'],
    ['joinTournament[slug].server_error', 'slug has no value'],
    ['joinTournament[slug=].server_error', 'the value "" needs quotes'],
    ['joinTournament[slug="a"b].server_error', 'the value "a"b ends after its quotes'],
    ['joinTournament[slug=a.server_error', 'its brackets do not match'],
    [
      'joinTournament[player=somebody].server_error',
      `there is no player somebody, only ${personas.join(', ')}, registered, guest`,
    ],
    [
      'login.server_error.wrong_credentials',
      'server_error and wrong_credentials are two answers to one call',
    ],
    ['login.fault_slow.server_error', 'server_error comes before fault_slow'],
    ['login.server_error.server_error', 'server_error is given twice'],
    ['login.pass.fault_slow', 'pass stands alone'],
    ['login.fault_slow.fault_timeout', 'fault_timeout stands alone'],
    ['login.fault_network.fault_html', 'nothing follows fault_network'],
    ['login.server_error.fault_network', 'fault_network leaves nothing of server_error'],
    ['login.fault_html.fault_lost_answer', 'fault_lost_answer leaves nothing of fault_html'],
    ['login.fault_html.fault_nulls', 'fault_nulls comes before fault_html'],
    ['login.server_error.fault_nulls', 'fault_nulls changes a success, and server_error is an error'],
    ['login.server_error:soon', 'there is no option soon, only times, after, delay, jitter, rate, drawn'],
    ['login.server_error:2:times=3', 'times is given twice'],
    ['login.server_error:0', 'times must be a number from 1 on'],
    ['login.server_error:after=-1', 'after must be a number'],
    ['login.server_error:delay=3000', 'delay must be a duration such as PT3S or PT0.4S, at most PT60S'],
    ['login.server_error:delay=PT2M', 'delay must be a duration such as PT3S or PT0.4S, at most PT60S'],
    ['login.fault_timeout:delay=PT3S', 'fault_timeout has no delay'],
    ['login.server_error:jitter=PT1S', 'jitter needs a delay'],
    ['login.server_error:delay=PT1S:jitter=PT2S', 'jitter is longer than the delay'],
    ['login.server_error:rate=0', 'rate must be a share such as 0.3, above 0 and at most 1'],
    ['login.server_error:rate=2', 'rate must be a share such as 0.3, above 0 and at most 1'],
    [
      'login.server_error:rate=0.5:drawn=3',
      'drawn must be operations with their calls, such as login-2.listGames-5',
    ],
  ])('is refused: %s (%s)', (text, problem) => {
    expect(problemIn(text)).toBe(problem);
    const list = `state.no_gifts,state.no_events,${text}`;
    expect(unknownScenarios(list)).toEqual([`${text} (${problem})`]);
    expect(writeScenarios(parseScenarios(list))).toBe('state.no_gifts,state.no_events');
  });

  test('may have commas and blanks within brackets', () => {
    const text = 'login[email=a@b.test, phone="1, 2"].server_error , state.no_gifts,';
    expect(unknownScenarios(text)).toEqual([]);
    expect(writeScenarios(parseScenarios(text))).toBe(
      'login[email=a@b.test,phone="1, 2"].server_error,state.no_gifts',
    );
  });

  test('may list fifty scenarios, and further ones are refused', () => {
    const text = Array.from({ length: 51 }, () => 'login.server_error').join(',');
    expect(parseScenarios(text)).toHaveLength(50);
    expect(unknownScenarios(text)).toEqual(['login.server_error (there are more than 50)']);
  });
});

test('no operation has a field or parameter called player', () => {
  const names = operationList.flatMap(({ parameters, bodyFields }) => [
    ...parameters.map(({ name }) => name),
    ...bodyFields,
  ]);
  expect(names).not.toContain('player');
});

function matchesOf({ parameters, bodyFields }: OperationEntry): fc.Arbitrary<Match[]> {
  const places = parameters.flatMap((parameter) =>
    parameter.in === 'path' || parameter.in === 'query' ? parameter.name : [],
  );
  const names = [...places, ...bodyFields.map((field) => field.replaceAll('*', '3'))];
  const player = fc.record({ name: fc.constant('player'), value: fc.constantFrom(...personas, 'guest') });
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', ' a ', 'a,b', ']', '[', '"', 'x.y:z=1', '\\', '\\"', 'a\nb'),
  );
  const field = fc.record({ name: fc.constantFrom(...names, 'player'), value });
  return fc.array(fc.oneof(player, field), { maxLength: 3 });
}

const milliseconds = fc.integer({ min: 1, max: 60_000 });
const options = fc.record<ScenarioOptions>(
  {
    times: fc.integer({ min: 1, max: 999 }),
    after: fc.integer({ min: 1, max: 999 }),
    delay: milliseconds,
    jitter: milliseconds,
    rate: fc.integer({ min: 1, max: 9_999 }).map((share) => share / 10_000),
    drawn: fc.dictionary(
      fc.constantFrom(...operationList.map(({ id }) => id)),
      fc.integer({ min: 1, max: 999 }),
      { minKeys: 1, maxKeys: 3 },
    ),
  },
  { requiredKeys: [] },
);

const ofOperation = fc.constantFrom(...operationList).chain((operation) => {
  const examples = [...operation.errors, ...operation.answers].map(({ name }) => name);
  return fc.record<CallScenario>({
    operation: fc.constant(operation.id),
    matches: matchesOf(operation),
    outcomes: fc.uniqueArray(fc.constantFrom('pass', ...examples, ...Object.keys(faults)), {
      minLength: 1,
      maxLength: 3,
    }),
    options,
  });
});
const ofNetwork = fc.record<CallScenario>({
  operation: fc.constant('network'),
  matches: fc.constantFrom<Match[]>([], [{ name: 'player', value: 'vip' }]),
  outcomes: fc.constantFrom(['slow'], ['fault_network'], ['fault_slow', 'fault_lost_answer']),
  options: options.map(({ times: _times, after: _after, ...others }) => others),
});
const ofState = fc.record({ state: fc.constantFrom(...Object.keys(namedStates)) });
const scenario: fc.Arbitrary<Scenario> = fc.oneof(
  ofState,
  fc.oneof({ weight: 4, arbitrary: ofOperation }, ofNetwork).filter((call) => problemOf(call) === null),
);
const scenarios = fc.array(scenario, { maxLength: 6 });

describe('scenarios survive a round trip', () => {
  test('as text', () => {
    fc.assert(
      fc.property(scenarios, (list) => {
        const text = writeScenarios(list);
        expect(unknownScenarios(text)).toEqual([]);
        expect(parseScenarios(text)).toEqual(list);
        expect(writeScenarios(parseScenarios(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('through the URL of a link', () => {
    fc.assert(
      fc.property(scenarios, (list) => {
        const text = writeScenarios(list);
        const { searchParams } = new URL(buildLink('/', { scenario: text }), 'http://localhost');
        expect(unknownParameters(searchParams)).toEqual([]);
        expect(readMockParameters(searchParams).scenario ?? '').toBe(text);
      }),
    );
  });

  test('through the URL of a story, in the few characters that Storybook allows', () => {
    fc.assert(
      fc.property(fc.array(scenario, { minLength: 1, maxLength: 3 }), (list) => {
        const text = writeScenarios(list);
        expect(scenarioGlobal(text)).toMatch(/^[\w -]+$/);
        expect(scenariosOf(scenarioGlobal(text))).toBe(text);
      }),
    );
    expect(scenarioGlobal('login.wrong_credentials:2,state.no_events')).toBe(
      'login-wrong_credentials-2 state-no_events',
    );
  });
});

test('any text is parsed without an exception, and the scenarios found in it survive a round trip', () => {
  const words =
    'login network state server_error pass fault_html email player vip no_gifts once after delay rate';
  const marks = '. : , [ ] = " \\ 2 PT3S 0.5 ж';
  const piece = fc.constantFrom(' ', ...words.split(' '), ...marks.split(' '));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const understood = parseScenarios(text);
        expect(parseScenarios(writeScenarios(understood))).toEqual(understood);
        expect(understood.map(writeScenario).flatMap(unknownScenarios)).toEqual([]);
      },
    ),
    { numRuns: 2_000 },
  );
});
