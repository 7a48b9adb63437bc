// The WebSocket: partysocket with our backoff and a check for dead connections. Lazy chunk.
import ReconnectingWebSocket from 'partysocket/ws';
import { socketUrl } from '#/config.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { randomFraction } from '#/lib/random.ts';
import { parseMessage } from './messages.ts';
import type { ParsedMessage } from './messages.ts';

// Delays between attempts to connect, in ms, doubled per attempt: at most five attempts in the first twelve
// seconds, later one every thirty seconds.
const shortestDelay = 700;
const delaySpread = 800;
const longestDelay = 30_000;
const connectionTimeout = 10_000;
/**
 * Milliseconds without a message until the socket reconnects. A half-open connection delivers neither
 * messages nor a close event.
 */
const longestSilence = 60_000;
const lookEvery = 5000;

export interface SocketListeners {
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onMessage: (parsed: ParsedMessage) => void;
}

export interface Socket {
  send: (frame: unknown) => void;
  close: () => void;
}

export function socketUrlOf(
  configured: string = socketUrl,
  origin: string = globalThis.location?.origin ?? '',
): string {
  return new URL(configured || '/socket', origin || undefined).href.replace(/^http/, 'ws');
}

/**
 * Reconnects after too long a silence while the page is visible, and when the browser goes online. Call
 * `noteActivity` on every message.
 */
function watchSilence(reconnect: () => void): { stop: () => void; noteActivity: () => void } {
  let lastLife = monotonicNow();
  const look = (): void => {
    const isHidden = typeof document !== 'undefined' && document.hidden;
    if (isHidden || monotonicNow() - lastLife < longestSilence) return;
    lastLife = monotonicNow();
    reconnect();
  };
  const timer = setInterval(look, lookEvery);
  const onOnline = (): void => reconnect();
  globalThis.addEventListener?.('online', onOnline);
  globalThis.document?.addEventListener('visibilitychange', look);
  return {
    noteActivity: () => {
      lastLife = monotonicNow();
    },
    stop: () => {
      clearInterval(timer);
      globalThis.removeEventListener?.('online', onOnline);
      globalThis.document?.removeEventListener('visibilitychange', look);
    },
  };
}

export function openSocket(listeners: SocketListeners, url: string = socketUrlOf()): Socket {
  const socket = new ReconnectingWebSocket(url, [], {
    maxReconnectionDelay: longestDelay,
    reconnectionDelayGrowFactor: 2,
    connectionTimeout,
    maxEnqueuedMessages: 0,
    // A getter, so that each attempt draws a new delay and clients don't reconnect in lockstep.
    get minReconnectionDelay() {
      return shortestDelay + randomFraction() * delaySpread;
    },
  });
  const silence = watchSilence(() => socket.reconnect());
  socket.addEventListener('open', () => {
    silence.noteActivity();
    listeners.onOpen();
  });
  socket.addEventListener('close', listeners.onClose);
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    silence.noteActivity();
    listeners.onMessage(parseMessage(event.data));
  });
  return {
    send: (frame) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
    },
    close: () => {
      silence.stop();
      socket.close();
    },
  };
}
