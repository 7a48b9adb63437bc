import { once as nextEvent } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { balanceMessage, removedMessage } from './messages.testing.ts';

let server: WebSocketServer;
let frames: unknown[];
let lines: ServerSocket[];

async function startServer(port = 0): Promise<number> {
  server = new WebSocketServer({ port, host: '127.0.0.1' });
  server.on('connection', (line) => {
    lines.push(line);
    line.on('message', (data) => frames.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : 'null')));
  });
  await nextEvent(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

function say(...messages: unknown[]): void {
  for (const message of messages)
    lines.at(-1)?.send(typeof message === 'string' ? message : JSON.stringify(message));
}

async function openRealtime(port: number) {
  vi.resetModules();
  vi.stubEnv('VITE_WS_URL', `ws://127.0.0.1:${port}/socket`);
  const [api, { realtime }, session] = await Promise.all([
    import('./realtime.ts'),
    import('./realtime.store.ts'),
    import('#/api/session/session.store.ts'),
  ]);
  return { ...api, realtime, ...session };
}

/** Longer than the default timeout, because the socket's chunk with all schemas loads slowly. */
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

type Realtime = Awaited<ReturnType<typeof openRealtime>>;
let tab: Realtime;
let port: number;

beforeEach(async () => {
  stubBrowser();
  frames = [];
  lines = [];
  port = await startServer();
  tab = await openRealtime(port);
});
afterEach(() => {
  tab.closeRealtime();
  for (const line of lines) line.terminate();
  server.close();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the socket', () => {
  test('stays closed until something needs it', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines).toHaveLength(0);
    expect(tab.realtime.connection).toBe('off');
  });

  test('registers the player once and joins each room once', async () => {
    tab.registerPlayer('hash');
    tab.joinRoom('winners');
    await until(() => expect(frames).toHaveLength(2));
    expect(frames).toEqual([
      { action: 'register', hash: 'hash' },
      { action: 'jointoroom', rooms: ['winners'] },
    ]);
    tab.joinRoom('promo.5');
    tab.joinRoom('promo.5');
    await until(() => expect(frames).toHaveLength(3));
    expect(tab.realtime.connection).toBe('open');
  });

  test('registers the player and joins the rooms again after a lost connection, and reports the gap', async () => {
    const gap = vi.fn();
    tab.onGap(gap);
    tab.registerPlayer('hash');
    tab.joinRoom('winners');
    tab.joinRoom('promo.5')();
    await until(() => expect(frames.length).toBeGreaterThanOrEqual(2));
    frames = [];
    lines[0]?.terminate();
    await until(() => expect(frames).toHaveLength(2));
    expect(frames).toEqual([
      { action: 'register', hash: 'hash' },
      { action: 'jointoroom', rooms: ['winners'] },
    ]);
    expect(gap).toHaveBeenCalledOnce();
  });

  test('also reports a gap if the first connection took long', async () => {
    const gap = vi.fn();
    tab.onGap(gap);
    server.close();
    tab.registerPlayer('hash');
    await until(() => expect(tab.realtime.connection).toBe('lost'));
    await startServer(port);
    await until(() => expect(tab.realtime.connection).toBe('open'));
    expect(gap).toHaveBeenCalledOnce();
  });

  test('retries if its chunk fails to load', async () => {
    let failures = 2;
    vi.doMock('./socket.ts', async (load) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no such chunk');
      return load();
    });
    tab.joinRoom('winners');
    await until(() => expect(frames).toEqual([{ action: 'jointoroom', rooms: ['winners'] }]));
    expect(failures).toBeLessThan(0);
    expect(tab.realtime.connection).toBe('open');
    vi.doUnmock('./socket.ts');
  });

  test('is shown as lost after three seconds without a connection', async () => {
    tab.joinRoom('winners');
    await until(() => expect(tab.realtime.connection).toBe('open'));
    server.close();
    lines[0]?.terminate();
    await until(() => expect(tab.realtime.connection).toBe('connecting'));
    await until(() => expect(tab.realtime.connection).toBe('lost'));
  });

  test('closes at logout, and opens again as a guest for the remaining rooms', async () => {
    tab.registerPlayer('hash');
    await until(() => expect(frames).toHaveLength(1));
    tab.joinRoom('winners');
    await until(() => expect(frames).toHaveLength(2));
    frames = [];
    tab.endSession();
    await until(() => expect(frames).toEqual([{ action: 'jointoroom', rooms: ['winners'] }]));
    expect(lines).toHaveLength(2);
  });
});

describe('messages', () => {
  test('reach the listeners of their type in order, except duplicate, outdated and malformed ones', async () => {
    const [balances, removed] = [vi.fn(), vi.fn()];
    tab.subscribe('balance.changed', ({ data }) => balances(data.balance));
    tab.subscribe('notification.removed', ({ data }) => removed(data.notificationId));
    tab.joinRoom('winners');
    await until(() => expect(lines).toHaveLength(1));
    const twice = removedMessage(1, 5);
    say(
      balanceMessage(200, 20),
      balanceMessage(100, 10),
      twice,
      twice,
      'no JSON',
      { type: 'future' },
      removedMessage(2, 4),
    );
    await until(() => expect(removed).toHaveBeenCalledTimes(2));
    expect(removed.mock.calls).toEqual([[1], [2]]);
    expect(balances.mock.calls).toEqual([[200]]);
  });

  test('in a flood are combined into a few updates', async () => {
    const balances = vi.fn();
    tab.subscribe('balance.changed', ({ data }) => balances(data.balance));
    tab.joinRoom('winners');
    await until(() => expect(lines).toHaveLength(1));
    say(...Array.from({ length: 1000 }, (_, index) => balanceMessage(index, index)));
    await until(() => expect(balances).toHaveBeenLastCalledWith(999));
    expect(balances.mock.calls.length).toBeLessThan(10);
  });
});
