// The control API matches its OpenAPI description: each successful response and each refusal is as described,
// and undescribed calls get a 404.
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import {
  controlOperations,
  controlSchemas,
  type ControlOperationId,
} from '#mocks/generated/control/operations.ts';
import * as schemas from '#mocks/generated/control/schemas.ts';
import type { MockHttpServer } from '#mocks/server/serve.ts';
import { bodiesOf, callControl, entryOf, queryOf, watchControl, type ControlEntry } from './controlServer.ts';
import { onlyMockInFile, startContractServer } from './server.ts';

onlyMockInFile('tests the control API of the mock');

let server: MockHttpServer;
let url: string;

beforeAll(async () => {
  server = await startContractServer();
  ({ url } = server);
});
afterAll(() => server.close());

function call(id: ControlOperationId, session: string, body?: unknown) {
  const { method, path } = entryOf(id);
  return callControl(url, { method, path: path + queryOf(entryOf(id)) }, session, body);
}

const send = (session: string, method: string, path: string, body?: unknown) =>
  callControl(url, { method, path }, session, body);

/**
 * Makes the session work beside a real backend. The mock answers only `getBalance`; the backend answers all
 * other operations.
 */
function standBesideBackend(session: string): void {
  server.sessions.get(session).settings.mocked = ['getBalance'];
}

/** A session in which something of every kind has happened, so that no list is empty. */
async function live(session: string): Promise<void> {
  standBesideBackend(session);
  await call('configureSession', session, { user: 'player', scenario: 'login.wrong_credentials:2' });
  await send(session, 'POST', '/json-api/players/phones/verify', { phone: '61491570999' });
  const at = { datetime: '2026-11-20T12:00:00Z', rid: 'r1' };
  await send(session, 'PUT', '/log', { level_name: 'ERROR', message: 'planted', label: 'test', ...at });
  await send(session, 'PUT', '/performance', { path: '/', lcp: 612, ...at });
  const record = { party: 'metrica', event: 'hit', data: ['/'] };
  await send(session, 'POST', '/mock-provider/third-party/record', record);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { 'x-mock-session': session },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ action: 'jointoroom', rooms: ['winners'] }));
  await call('disturbSocket', session, { kind: 'drop', count: 3 });
  await call('sendMessage', session, { raw: 'dropped' });
  // The pong proves that the server has received everything that was sent before.
  socket.ping();
  await once(socket, 'pong');
  socket.terminate();
}

function faultsOf(id: ControlOperationId, json: unknown): unknown[] {
  const { response } = controlSchemas[id];
  if (response === undefined) return ['no response is described'];
  return z.safeParse<z.ZodMiniType>(response, json).error?.issues ?? [];
}

const answering = controlOperations.filter(({ id }) => id !== 'watchChanges');

describe.each(answering.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test.each(bodiesOf(entry))('answers as described: %s', async (name, body) => {
    const session = `lives-${id}-${name}`;
    await live(session);
    const { status, json } = await call(id, session, body);
    expect({ status, faults: faultsOf(id, json) }, JSON.stringify(json).slice(0, 500)).toEqual({
      status: entry.status,
      faults: [],
    });
  });
});

test.each([
  'listRequests',
  'listExchanges',
  'listFrames',
  'listInbox',
  'compareSeeds',
  'listLedgerEntries',
  'listThirdPartyRecords',
  'listDueEvents',
] as const)('the session of these tests has entries for %s', async (id) => {
  await live(`entries-${id}`);
  const { json } = await call(id, `entries-${id}`);
  expect((json as { data: unknown[] }).data.length).toBeGreaterThan(0);
});

test('watchChanges streams changes as described', async () => {
  await live('watched');
  const stream = await watchControl(url, 'watched');
  expect(stream.contentType).toBe('text/event-stream');
  const first = await stream.next();
  expect(z.safeParse(schemas.Changes, first).error?.issues ?? []).toEqual([]);
  await stream.close();
});

const JOURNAL = {
  format: 1,
  seed: '42',
  brand: 'aurora',
  start: Date.parse('2026-11-20T12:00:00Z'),
  headers: {},
  commands: [] as object[],
  end: 0,
  frozen: true,
  scenario: '',
};

/** Makes a world whose journal is full. Such a world can't be replayed any more. */
async function fillJournal(session: string): Promise<void> {
  const commands = Array.from({ length: 20_000 }, () => ({
    at: 0,
    do: 'call',
    method: 'GET',
    path: '/none',
  }));
  await call('replayJournal', session, { ...JOURNAL, commands, end: 60_000 });
  await send(session, 'POST', '/json-api/players/phones/verify', { phone: '61491570999' });
}

interface Refusal {
  readonly body?: unknown;
  readonly query?: string;
  readonly prepare?: (session: string) => unknown;
}

const logIn = (session: string) => call('configureSession', session, { user: 'player' });

/**
 * The body or query that causes each refusal, keyed by call and error code. `common` has the refusals that
 * all calls share.
 */
const refusals: Readonly<Record<string, Refusal>> = {
  'configureSession.unknown_field': { body: { user: 'vip', moon: 1 } },
  'configureSession.invalid_field': { body: { user: 'vip', frozen: 'yes' } },
  'configureSession.unknown_value': { body: { user: 'vip', scenario: 'login.nothing' } },
  'configureSession.refused_verb': { body: { user: 'player', do: 'deposit:1' } },
  'chooseMocked.unknown_field': { body: { operations: [], add: 'joinTournament' } },
  'chooseMocked.invalid_field': { body: { operations: 'joinTournament' } },
  'chooseMocked.unknown_operation': {
    prepare: standBesideBackend,
    body: { operations: ['joinTournament', 'joinMoon'] },
  },
  'chooseMocked.no_backend': { body: { operations: ['joinTournament'] } },
  'moveClock.unknown_field': { body: { by: 'PT1H' } },
  'moveClock.invalid_field': { body: { due: 5 } },
  'moveClock.not_one': { body: {} },
  'moveClock.invalid_duration': { body: { advance: 'P900Y' } },
  'moveClock.invalid_instant': { body: { now: 'soon' } },
  'moveClock.too_far': { body: { now: '2040-01-01T00:00:00Z' } },
  'moveClock.end_of_time': {
    prepare: (session) => call('configureSession', session, { now: '8999-12-31T00:00:00Z' }),
    body: { advance: 'P30D' },
  },
  'moveClock.unknown_event': { body: { due: 'the moon' } },
  'moveClock.journal_full': { prepare: fillJournal, body: { now: '2026-11-20T12:00:00Z' } },
  'performVerbs.unknown_field': { body: { do: 'deposit:5000', as: 'vip' } },
  'performVerbs.invalid_field': { body: {} },
  'performVerbs.unknown_verb': { prepare: logIn, body: { do: 'fly' } },
  'performVerbs.refused_verb': { prepare: logIn, body: { do: 'deposit:1' } },
  'replayJournal.unknown_field': { body: { ...JOURNAL, moon: 1 } },
  'replayJournal.invalid_field': { body: { ...JOURNAL, format: 2 } },
  'replayJournal.invalid_order': {
    body: {
      ...JOURNAL,
      commands: [60_000, 0].map((at) => ({ at, do: 'sign-in', visitor: 'vip' })),
      end: 60_000,
    },
  },
  'replayJournal.other_world': { body: { ...JOURNAL, seed: '7' } },
  'goToStep.unknown_field': { body: { to: 0, from: 1 } },
  'goToStep.invalid_field': { body: { to: '0' } },
  'goToStep.no_such_step': { body: { to: 1 } },
  'goToStep.journal_full': { prepare: fillJournal, body: { to: 0 } },
  'listExchanges.invalid_id': { query: '?id=first' },
  'compareSeeds.invalid_seed': { query: '?first=42&second=no%20way' },
  'disturbSocket.unknown_field': { body: { kind: 'drop', count: 1, room: 'winners' } },
  'disturbSocket.invalid_field': { body: { kind: 'drop', count: 101 } },
  'sendMessage.unknown_field': { body: { raw: 'x', room: 'winners' } },
  'sendMessage.invalid_field': { body: { raw: 5 } },
  'sendMessage.invalid_message': { body: { type: 'game_session.deactivated', data: {} } },
  'sendMessage.not_one_audience': {
    body: {
      type: 'game_session.deactivated',
      data: { runToken: 'run-1' },
      to: { room: 'winners', player: 1002 },
    },
  },
};

const common: Readonly<Record<string, (entry: ControlEntry) => ReturnType<typeof callControl>>> = {
  malformed_session: (entry) => callControl(url, entry, 'a b', bodiesOf(entry)[0]?.[1]),
  not_json: (entry) => callControl(url, entry, 'malformed', '{'),
  too_large: (entry) => callControl(url, entry, 'malformed', ' '.repeat(48_000_001)),
};

const described = controlOperations.flatMap((entry) =>
  entry.errors.map((error) => ({ name: `${entry.id}.${error.name}`, entry, error })),
);
const shared = described.flatMap((row) => {
  const provoke = common[row.error.name];
  return provoke ? [{ ...row, provoke }] : [];
});
const own = described.filter(({ error }) => !Object.hasOwn(common, error.name));

/** Prepares a session in which a call is refused, and returns the session and the call. */
async function prepared({ name, entry }: (typeof own)[number]) {
  const refusal = refusals[name];
  if (!refusal) throw new Error('nothing provokes this refusal');
  const session = `refused-${name.replace('.', '-')}`;
  await refusal.prepare?.(session);
  const { method } = entry;
  const path = entry.path + (refusal.query ?? '');
  return { session, refuse: () => callControl(url, { method, path }, session, refusal.body) };
}

test.each(shared)('$name refuses as described', async ({ entry, error, provoke }) => {
  expect(await provoke(entry)).toEqual({ status: error.status, json: error.value });
});

test.each(own.filter(({ error }) => error.status === 400))(
  '$name refuses as described and changes nothing',
  async (row) => {
    const { session, refuse } = await prepared(row);
    const worldOf = async () => [
      (await call('getHash', session)).json,
      (await call('getSession', session)).json,
    ];
    const before = await worldOf();
    expect(await refuse()).toEqual({ status: row.error.status, json: row.error.value });
    expect(await worldOf()).toEqual(before);
  },
);

test.each(own.filter(({ error }) => error.status !== 400))(
  '$name refuses as described, even if earlier verbs have run',
  async (row) => {
    const { refuse } = await prepared(row);
    expect(await refuse()).toEqual({ status: row.error.status, json: row.error.value });
  },
);

test('every refusal provoked in this file is described in `openapi/control.yaml`', () => {
  const names = new Set(described.map(({ name }) => name));
  expect(Object.keys(refusals).filter((name) => !names.has(name))).toEqual([]);
});

test("a refused verb doesn't undo the verbs before it", async () => {
  const verbs = { user: 'player', do: 'deposit:5000,deposit:1' };
  expect((await call('configureSession', 'halfway', verbs)).status).toBe(409);
  const { json } = await call('listLedgerEntries', 'halfway');
  expect(json).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ kind: 'deposit', amount: 500_000 })]),
  });
});

describe('an undescribed call answers 404', () => {
  const known = new Set<string>(
    controlOperations.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  const segments = [
    ...new Set(controlOperations.flatMap(({ path }) => path.split('/').slice(2))),
    'players',
    'clock',
    'scenario',
    '',
    '..',
    '__proto__',
    'constructor',
  ];
  const paths = [
    '/__mock__',
    ...segments.map((one) => `/__mock__/${one}`),
    ...segments.flatMap((one) => segments.map((other) => `/__mock__/${one}/${other}`)),
  ].filter((path) => new URL(path, 'http://mock.test').pathname === path);

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    'with the method %s',
    async (method) => {
      const others = paths.filter((path) => !known.has(`${method} ${path}`));
      expect(others.length).toBeGreaterThan(300);
      const answered: string[] = [];
      for (const path of others) {
        const { status } = await callControl(
          url,
          { method, path },
          'others',
          method === 'PUT' ? {} : undefined,
        );
        if (status !== 404) answered.push(`${method} ${path}: ${String(status)}`);
      }
      expect(answered).toEqual([]);
    },
  );
});
