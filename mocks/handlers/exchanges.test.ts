import { expect, test } from 'vitest';
import { createBackend } from '../casino.ts';
import { exchangesOf } from './exchanges.ts';
import { compareSeeds, viewWorld } from './worldView.ts';

const backendOf = () => createBackend({ seed: '42', now: Date.UTC(2026, 0, 14, 12), frozen: true });

function call(
  backend: ReturnType<typeof backendOf>,
  method: string,
  path: string,
  body: string | null = null,
) {
  const [pathname = '', search = ''] = path.split('?');
  const header = (): null => null;
  return backend.respond({ method, pathname, query: new URLSearchParams(search), header, body });
}

test('a call is logged with its scenarios, duration, headers and response', () => {
  const backend = backendOf();
  backend.scenarios.set('listWinners.server_error:delay=PT2S');
  call(backend, 'GET', '/api/winners?limit=2');
  const [logged] = exchangesOf(backend);
  expect(logged).toMatchObject({
    operation: 'listWinners',
    query: 'limit=2',
    status: 500,
    scenarios: ['listWinners.server_error:delay=PT2S'],
    verdict: { request: [], response: [] },
  });
  expect(logged?.duration).toBeGreaterThanOrEqual(2_000);
  expect(logged?.response).toContain('server_error');
});

test('a call is logged with the state that refused it, or with the offline network', () => {
  const backend = backendOf();
  backend.scenarios.set('state.region_blocked');
  call(backend, 'POST', '/json-api/login', '{}');
  backend.scenarios.set('network.offline');
  call(backend, 'GET', '/api/winners');
  expect(backend.log.list().map(({ scenarios }) => scenarios)).toEqual([
    ['state.region_blocked'],
    ['network.offline'],
  ]);
});

test.for([
  ['a parameter', 'GET', '/api/winners?limit=many', null, /^limit: /],
  ['a body', 'POST', '/json-api/login', '{"login":1}', /^\w+: /],
  ["a body that isn't JSON", 'POST', '/json-api/login', '{', /no JSON/],
] as const)(
  'the verdict on a call names %s that differs from the description',
  ([, method, path, body, expected]) => {
    const backend = backendOf();
    call(backend, method, path, body);
    const verdict = exchangesOf(backend).at(-1)?.verdict;
    expect(verdict?.request[0]).toMatch(expected);
    expect(verdict?.response).toEqual([]);
  },
);

test.for([
  'fault_missing_fields',
  'fault_nulls',
  'fault_malformed_json',
  'fault_html',
  'fault_empty',
  'fault_network',
])('the verdict reports a response with %s', (fault) => {
  const backend = backendOf();
  backend.scenarios.set(`listWinners.${fault}`);
  call(backend, 'GET', '/api/winners');
  expect(exchangesOf(backend).at(-1)?.verdict?.response.length).toBeGreaterThan(0);
});

test('only the latest hundred calls keep their responses and are validated', () => {
  const backend = backendOf();
  for (let count = 0; count < 101; count += 1) call(backend, 'GET', '/api/winners');
  const [first, second] = exchangesOf(backend);
  expect(first).toMatchObject({ response: null, isCut: true });
  expect(first).not.toHaveProperty('verdict');
  expect(second?.response).not.toBeNull();
});

test('socket messages are logged with their direction, and whether they were dropped', () => {
  const backend = backendOf();
  const received: string[] = [];
  const { receive } = backend.hub.connect({ send: (text) => received.push(text), close: () => undefined });
  receive('{"action":"jointoroom","rooms":["winners"]}');
  backend.hub.disturb({ kind: 'drop', count: 1 });
  backend.hub.sendRaw('one');
  backend.hub.sendRaw('two');
  expect(received).toEqual(['two']);
  expect(backend.log.frames()).toMatchObject([
    { direction: 'received' },
    { direction: 'sent', text: 'one', fate: 'dropped' },
    { direction: 'sent', text: 'two' },
  ]);
});

test('viewing the world and comparing seeds change nothing', () => {
  const backend = backendOf();
  const tokens = backend.signIn('player');
  const hash = backend.timeline.hash();
  expect(viewWorld(backend, 'player')).toMatchObject({ player: { persona: 'player', id: 1002 } });
  expect(viewWorld(backend, 'guest')).not.toHaveProperty('player');
  expect(compareSeeds(backend, '42', '42')).toMatchObject([
    { kind: 'games', changed: [] },
    { kind: 'promotions', changed: [] },
    { kind: 'tournaments', changed: [] },
  ]);
  expect(tokens).not.toBeNull();
  expect(backend.timeline.hash()).toBe(hash);
});
