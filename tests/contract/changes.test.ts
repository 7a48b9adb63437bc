// The stream of changes (`GET /__mock__/events`) tells a client what others have changed, so that the client
// needn't poll.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import * as schemas from '#mocks/generated/control/schemas.ts';
import type { Change, Changes, LoggedCall, RequestList } from '#mocks/generated/control/client.ts';
import type { ControlOperationId } from '#mocks/generated/control/operations.ts';
import type { MockHttpServer } from '#mocks/server/serve.ts';
import { callControl, entryOf, watchControl, type Stream } from './controlServer.ts';
import { onlyMockInFile, startContractServer } from './server.ts';

onlyMockInFile('tests the control API of the mock');

let server: MockHttpServer;
let url: string;

beforeAll(async () => {
  server = await startContractServer();
  ({ url } = server);
});
afterAll(() => server.close());

const call = (id: ControlOperationId, session: string, body?: unknown) =>
  callControl(url, entryOf(id), session, body);
const send = (session: string, method: string, path: string, body?: unknown) =>
  callControl(url, { method, path }, session, body);
const at = { datetime: '2026-11-20T12:00:00Z', rid: 'r1' };

/** Opens a stream and reads its first event, so that the next event holds only later changes. */
async function watch(session: string, headers?: Record<string, string>): Promise<Stream> {
  const stream = await watchControl(url, session, headers);
  await stream.next();
  return stream;
}

const kindsOf = (changes: Changes): string[] => changes.map(({ kind }) => kind).toSorted();

test('the first event contains every kind of change', async () => {
  const stream = await watchControl(url, 'first');
  expect(kindsOf(await stream.next())).toEqual([
    'disturbance',
    'due',
    'frames',
    'inbox',
    'logs',
    'performance',
    'requests',
    'session',
    'steps',
    'third-parties',
  ]);
  await stream.close();
});

interface Seen {
  readonly name: string;
  readonly act: (session: string) => Promise<unknown>;
  readonly kind: Change['kind'];
  readonly change: object;
}

const seen: readonly Seen[] = [
  {
    name: 'a scenario that another client sets',
    act: (session) => call('configureSession', session, { scenario: 'login.wrong_credentials' }),
    kind: 'session',
    change: { session: { scenarios: [{ id: 'login.wrong_credentials' }] } },
  },
  {
    name: 'a moved clock',
    act: (session) => call('moveClock', session, { advance: 'PT1H' }),
    kind: 'session',
    change: { session: { now: '2026-11-20T13:00:00.000Z' } },
  },
  {
    name: 'another world with another seed',
    act: (session) => call('configureSession', session, { seed: 'other' }),
    kind: 'session',
    change: { session: { seed: 'other' } },
  },
  {
    name: 'a logged request',
    act: (session) => send(session, 'GET', '/json-api/v2/games?limit=1'),
    kind: 'requests',
    change: { data: [{ operation: 'listGames', status: 200 }] },
  },
  {
    name: 'a message in the inbox',
    act: (session) => send(session, 'POST', '/json-api/players/phones/verify', { phone: '61491570999' }),
    kind: 'inbox',
    change: { data: [{ kind: 'sms', to: '61491570999' }] },
  },
  {
    name: 'a log record of the client',
    act: (session) =>
      send(session, 'PUT', '/log', { level_name: 'ERROR', message: 'planted', label: 'test', ...at }),
    kind: 'logs',
    change: { data: [{ message: 'planted' }] },
  },
  {
    name: 'web vitals of a page view',
    act: (session) => send(session, 'PUT', '/performance', { path: '/', lcp: 612, ...at }),
    kind: 'performance',
    change: { data: [{ lcp: 612 }] },
  },
  {
    name: 'a record of a third party',
    act: (session) =>
      send(session, 'POST', '/mock-provider/third-party/record', {
        party: 'metrica',
        event: 'hit',
        data: ['/'],
      }),
    kind: 'third-parties',
    change: { data: [{ party: 'metrica', event: 'hit' }] },
  },
  {
    name: 'a step of the journal',
    act: (session) => call('configureSession', session, { user: 'vip' }),
    kind: 'steps',
    change: { position: 1, data: [{ kind: 'action', text: 'log in as vip' }] },
  },
  {
    name: 'the next due events',
    act: (session) => call('moveClock', session, { due: 'tournament morning-start is soon' }),
    kind: 'due',
    change: { kind: 'due' },
  },
  {
    name: 'a disturbance of the socket',
    act: (session) => call('disturbSocket', session, { kind: 'drop', count: 2 }),
    kind: 'disturbance',
    change: { disturbance: { kind: 'drop', count: 2 } },
  },
];

test.each(seen)(
  'a client of the change stream receives $name in the documented schema',
  async ({ name, act, kind, change }) => {
    const session = name.replaceAll(' ', '-');
    const watcher = await watch(session);
    await act(session);
    const received = await watcher.nextOf(kind);
    expect(received).toMatchObject(change);
    expect(z.safeParse(schemas.Change, received).error?.issues ?? []).toEqual([]);
    await watcher.close();
  },
);

test('the list of the next due events excludes those that have happened', async () => {
  const name = 'tournament morning-start is soon';
  const watcher = await watch('due');
  await call('moveClock', 'due', { due: name });
  const { data } = await watcher.nextOf('due');
  expect(data.length).toBeGreaterThan(0);
  expect(data.map((event) => event.name)).not.toContain(name);
  await watcher.close();
});

test('a later event contains only what has changed', async () => {
  const watcher = await watch('only');
  await send('only', 'GET', '/json-api/v2/games?limit=1');
  expect(kindsOf(await watcher.next())).toEqual(['requests']);
  await send('only', 'GET', '/json-api/v2/categories');
  const [change] = await watcher.next();
  expect(change).toMatchObject({ kind: 'requests', keep: 1, data: [{ operation: 'listCategories' }] });
  await watcher.close();
});

test('clearing a list and resetting the world are reported as empty lists', async () => {
  const watcher = await watch('cleared');
  await send('cleared', 'POST', '/json-api/players/phones/verify', { phone: '61491570999' });
  await watcher.nextOf('inbox');
  await call('clearRequests', 'cleared');
  expect(await watcher.nextOf('requests')).toMatchObject({ keep: 0, data: [] });
  await call('resetWorld', 'cleared');
  const changes = await watcher.next();
  expect(changes).toContainEqual({ kind: 'inbox', keep: 0, data: [] });
  expect(changes).toContainEqual({ kind: 'steps', position: 0, keep: 0, data: [] });
  await watcher.close();
});

test('a step back is reported as another position in the same steps', async () => {
  await call('configureSession', 'back', { user: 'vip' });
  await call('configureSession', 'back', { user: 'player' });
  const watcher = await watch('back');
  await call('goToStep', 'back', { to: 1 });
  expect(await watcher.nextOf('steps')).toEqual({ kind: 'steps', position: 1, keep: 2, data: [] });
  await watcher.close();
});

test('a socket that connects, joins a room or disconnects is reported', async () => {
  const watcher = await watch('socket');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie: 'mock-session=socket' },
  });
  expect((await watcher.nextOf('session')).session.sockets).toBe(1);
  socket.send(JSON.stringify({ action: 'jointoroom', rooms: ['winners'] }));
  expect((await watcher.nextOf('session')).session.rooms).toEqual(['winners']);
  socket.close();
  expect((await watcher.nextOf('session')).session.sockets).toBe(0);
  await watcher.close();
});

test('a socket message is reported as soon as it is sent or dropped', async () => {
  const watcher = await watch('frames');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie: 'mock-session=frames' },
  });
  await new Promise((resolve) => socket.on('open', resolve));
  await call('disturbSocket', 'frames', { kind: 'drop', count: 1 });
  const message = { type: 'game_session.deactivated', data: { runToken: 'run-1' } };
  await call('sendMessage', 'frames', message);
  const { data } = await watcher.nextOf('frames');
  expect(data).toMatchObject([{ direction: 'sent', fate: 'dropped' }]);
  await call('sendMessage', 'frames', message);
  expect(await watcher.nextOf('frames')).toMatchObject({ keep: 1, data: [{ direction: 'sent' }] });
  await call('endDisturbance', 'frames');
  socket.close();
  await watcher.close();
});

test('the end of a disturbance is reported', async () => {
  await call('disturbSocket', 'calm', { kind: 'drop', count: 5 });
  const watcher = await watch('calm');
  await call('endDisturbance', 'calm');
  expect(await watcher.nextOf('disturbance')).toEqual({ kind: 'disturbance' });
  await watcher.close();
});

test("the reported visitor is the player of the client's cookies", async () => {
  const { json } = await call('configureSession', 'visitor', { user: 'vip' });
  const { refreshToken } = json as { refreshToken: string };
  const stream = await watchControl(url, 'visitor', { cookie: `refreshToken=${refreshToken}` });
  expect((await stream.nextOf('session')).session.visitor).toBe('vip');
  await stream.close();
});

describe('while a clock runs', () => {
  test("due events are reported without a request, but the passing time isn't", async () => {
    await call('configureSession', 'running', { now: '2026-11-20T12:59:58.500Z', frozen: false });
    // Without an open socket, due events run only at the next request.
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie: 'mock-session=running' },
    });
    await new Promise((resolve) => socket.on('open', resolve));
    const watcher = await watch('running');
    const changes = await watcher.next();
    expect(kindsOf(changes)).not.toContain('session');
    expect(changes).toContainEqual({
      kind: 'due',
      data: expect.not.arrayContaining([expect.objectContaining({ at: '2026-11-20T13:00:00.000Z' })]),
    });
    socket.close();
    await watcher.close();
  });
});

test('a client that reads slowly still ends up with the complete list', async () => {
  const watcher = await watch('slow');
  const padding = 'x'.repeat(4_000);
  for (let count = 0; count < 1_500; count += 1)
    await send('slow', 'POST', '/json-api/login', {
      authType: 'email',
      email: `${String(count)}@x.test`,
      padding,
    });
  const { json } = await call('listRequests', 'slow');
  const { data: wanted } = json as RequestList;
  let known: LoggedCall[] = [];
  while (known.at(-1)?.body !== wanted.at(-1)?.body) {
    const { keep, data } = await watcher.nextOf('requests');
    known = [...known.slice(known.length - keep), ...data];
  }
  expect(known).toEqual(wanted);
  await watcher.close();
});

test('a newly mocked operation is reported', async () => {
  server.sessions.get('mocked').settings.mocked = [];
  const watcher = await watch('mocked');
  await call('chooseMocked', 'mocked', { operations: ['joinTournament'] });
  expect((await watcher.nextOf('session')).session.mocked).toEqual(['joinTournament']);
  await watcher.close();
});

test('a stream reports only changes of its own session', async () => {
  const [one, other] = await Promise.all([watch('one'), watch('other')]);
  await call('configureSession', 'one', { scenario: 'state.maintenance' });
  await call('configureSession', 'other', { latency: 5 });
  expect(await one.next()).toMatchObject([{ kind: 'session', session: { latency: 0 } }]);
  expect(await other.next()).toMatchObject([{ kind: 'session', session: { latency: 5, scenarios: [] } }]);
  await Promise.all([one.close(), other.close()]);
});

test('a malformed session name is refused', async () => {
  const response = await fetch(`${url}/__mock__/events`, { headers: { 'x-mock-session': 'a b' } });
  expect(response.status).toBe(400);
});

test('a closed stream frees its listener', async () => {
  const before = server.changes.size;
  const streams = await Promise.all([watch('freed'), watch('freed')]);
  expect(server.changes.size).toBe(before + 2);
  await streams[0].close();
  await expect.poll(() => server.changes.size).toBe(before + 1);
  await streams[1].close();
  await expect.poll(() => server.changes.size).toBe(before);
});

test("open streams don't prevent the server from stopping", async () => {
  const stopping = await startContractServer();
  const stream = await watchControl(stopping.url, 'stopping');
  await stream.next();
  await stopping.close();
  await expect(stream.next()).rejects.toThrow('terminated');
  expect(stopping.changes.size).toBe(0);
});
