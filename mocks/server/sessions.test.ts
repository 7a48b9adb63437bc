// 200 parallel sessions with 600 sockets, each with its own money, clock and messages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { configureSession, getSession, moveClock, sendMessage } from '../generated/control/client.ts';
import { createControlClient } from '../workbench/client.ts';
import { readOptions } from './options.ts';
import { startServer, type MockHttpServer } from './serve.ts';

const SESSIONS = 200;
const SOCKETS_EACH = 3;
const START = Date.UTC(2026, 0, 14, 12);
const HOUR = 3_600_000;
const OPENING = 1_250_000;

interface Visitor {
  readonly id: string;
  readonly number: number;
  readonly token: string;
  readonly sockets: readonly WebSocket[];
  readonly received: string[];
}

let mock: MockHttpServer;
let visitors: Visitor[] = [];

async function request(
  id: string,
  method: string,
  path: string,
  body?: object,
  token = '',
): Promise<unknown> {
  const response = await fetch(`${mock.url}${path}`, {
    method,
    headers: {
      'x-mock-session': id,
      'idempotency-key': `apart-${id}`,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status, `${method} ${path} in ${id}`).toBeLessThan(300);
  return response.json();
}

const clientOf = (session: string) => createControlClient({ url: mock.url, session });

function connect(id: string, received: string[]): Promise<WebSocket> {
  const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/socket`, {
    headers: { cookie: `mock-session=${id}` },
  });
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith('for ')) received.push(text);
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

async function arrive(_: unknown, number: number): Promise<Visitor> {
  const id = `apart-${String(number)}`;
  // Some sessions have the same seed. They share nothing else.
  const settings = { user: 'player', seed: `apart-${String(number % 5)}`, now: START + number * HOUR };
  const { token = '' } = await configureSession(settings, clientOf(id));
  const received: string[] = [];
  const sockets = await Promise.all(Array.from({ length: SOCKETS_EACH }, () => connect(id, received)));
  return { id, number, token, sockets, received };
}

beforeAll(async () => {
  mock = await startServer(readOptions(['--port', '0', '--frozen', '--no-panel']));
  visitors = await Promise.all(Array.from({ length: SESSIONS }, arrive));
}, 60_000);

afterAll(async () => {
  for (const { sockets } of visitors) for (const socket of sockets) socket.terminate();
  await mock.close();
});

const each = <Answer>(act: (visitor: Visitor) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(visitors.map(act));

test('all sockets of 200 parallel sessions stay open', async () => {
  const described = await each(({ id }) => getSession(clientOf(id)));
  expect(described).toEqual(
    visitors.map(() => expect.objectContaining({ sockets: SOCKETS_EACH }) as unknown),
  );
  expect(visitors.flatMap(({ sockets }) => sockets)).toHaveLength(SESSIONS * SOCKETS_EACH);
});

test('each session has its own money', async () => {
  const amountOf = (number: number): number => 50_000 + number * 100;
  await each(async ({ id, token, number }) => {
    const query = `payment_system=12&amount=${String(amountOf(number))}&currency=RUB`;
    const opened = await request(id, 'POST', '/json-api/treasury/open', { dep_qs: query, qs: '' }, token);
    const [payment] = /pay-\d+-\w+/.exec(JSON.stringify(opened)) ?? [];
    await request(id, 'POST', '/mock-provider/payment/settle', { token: payment, status: 'paid' });
  });
  const balances = await each(({ id, token }) =>
    request(id, 'GET', '/json-api/users/balance', undefined, token),
  );
  expect(balances.map((answer) => (answer as { data: { balance: number } }).data.balance)).toEqual(
    visitors.map(({ number }) => OPENING + amountOf(number)),
  );
});

test('each session has its own clock', async () => {
  await each(({ id, number }) => moveClock({ advance: number * 1_000 }, clientOf(id)));
  const clocks = await each(({ id }) => getSession(clientOf(id)));
  expect(clocks.map(({ now }) => Date.parse(now))).toEqual(
    visitors.map(({ number }) => START + number * (HOUR + 1_000)),
  );
});

test('each session gets only its own messages', async () => {
  await each(({ id }) => sendMessage({ raw: `for ${id}` }, clientOf(id)));
  await expect.poll(() => visitors.every(({ received }) => received.length >= SOCKETS_EACH)).toBe(true);
  expect(visitors.map(({ received }) => received)).toEqual(
    visitors.map(({ id }) => Array.from({ length: SOCKETS_EACH }, () => `for ${id}`)),
  );
});
