import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket, socketUrlOf } from './socket.ts';

const openings: number[] = [];
const sockets: FakeSocket[] = [];
let isRefused = true;

/** A socket whose server refuses the connection, or accepts it and stays silent. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly OPEN = 1;
  readyState = 0;
  binaryType = 'blob';
  constructor() {
    super();
    sockets.push(this);
    openings.push(Date.now());
    setTimeout(() => {
      this.readyState = isRefused ? 3 : 1;
      this.dispatchEvent(isRefused ? new CloseEvent('close', { code: 1006 }) : new Event('open'));
    }, 10);
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

const listeners = { onOpen: vi.fn(), onClose: vi.fn(), onMessage: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  openings.length = 0;
  isRefused = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a socket whose connection is refused', () => {
  test('retries at most five times in twelve seconds, and later at least every thirty seconds', async () => {
    const socket = openSocket(listeners, 'ws://casino.example/socket');
    await vi.advanceTimersByTimeAsync(12_000);
    expect(openings.length).toBeGreaterThanOrEqual(3);
    expect(openings.length).toBeLessThanOrEqual(5);
    await vi.advanceTimersByTimeAsync(600_000);
    const waits = openings.slice(1).map((at, index) => at - (openings[index] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_100);
    expect(new Set(waits.slice(0, 4)).size).toBe(4);
    socket.close();
    const count = openings.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(openings).toHaveLength(count);
  });
});

describe('an open socket', () => {
  test('reconnects after a minute of silence, because it may be half open', async () => {
    isRefused = false;
    const socket = openSocket(listeners, 'ws://casino.example/socket');
    await vi.advanceTimersByTimeAsync(50_000);
    sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: '{}' }));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(openings).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(openings).toHaveLength(2);
    expect(listeners.onOpen).toHaveBeenCalledTimes(2);
    expect(listeners.onMessage).toHaveBeenCalledExactlyOnceWith({ refused: expect.any(String) });
    socket.close();
  });
});

test.each([
  ['', 'https://casino.example', 'wss://casino.example/socket'],
  ['', 'http://localhost:5173', 'ws://localhost:5173/socket'],
  ['wss://live.example/ws', 'https://casino.example', 'wss://live.example/ws'],
])("the socket's URL for the setting %j on %s is %s", (configured, origin, url) => {
  expect(socketUrlOf(configured, origin)).toBe(url);
});
