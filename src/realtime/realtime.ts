// Realtime client: message types, rooms and gap detection. The socket and its schemas load on demand.
import type { RealtimeClientFrame, RealtimeMessage } from '#/api/generated/model/index.ts';
import { logError } from '#/api/errorLog.ts';
import { onLogout } from '#/api/session/session.store.ts';
import { createEmitter, type Emitter } from '#/lib/emitter.ts';
import { withJitter } from '#/lib/random.ts';
import { whenIdle } from '#/lib/schedule.ts';
import type { MessageOf, ParsedMessage, RealtimeType } from './messages.ts';
import { setConnection } from './realtime.store.ts';
import { coalesce, createSequence } from './sequence.ts';
import type * as SocketModule from './socket.ts';
import type { Socket } from './socket.ts';

/** Milliseconds before a lost connection is shown. */
const visibleAfter = 3000;
/** Milliseconds to keep an unused socket open for the next page. */
const idleClose = 10_000;
const longestIdleWait = 2000;
const mostDropsLogged = 10;
/** Milliseconds before the socket's chunk is loaded again; doubles with each failure. */
const firstChunkRetry = 1000;
const longestChunkRetry = 30_000;

const gaps = createEmitter<void>();
const byType = new Map<RealtimeType, Emitter<RealtimeMessage>>();
const sequence = createSequence();
const batch = createBatch((message) => {
  byType.get(message.type)?.emit(message);
});
const rooms = new Map<string, number>();

let userHash: string | null = null;
let opening: Promise<Socket> | null = null;
let isOpen = false;
/**
 * True if messages may have been missed, because the connection dropped or the first connection took long.
 */
let hasGap = false;
let dropsLogged = 0;
let lostTimer: ReturnType<typeof setTimeout> | undefined;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
let chunkTimer: ReturnType<typeof setTimeout> | undefined;
let chunkRetry = firstChunkRetry;

/** Emits when messages may have been missed. The data that the messages update must then be refetched. */
export const onGap = (listener: () => void): (() => void) => gaps.on(listener);

export function subscribe<Type extends RealtimeType>(
  type: Type,
  listener: (message: MessageOf<Type>) => void,
): () => void {
  const emitter = byType.get(type) ?? createEmitter<RealtimeMessage>();
  byType.set(type, emitter);
  // The cast is safe: each type has its own emitter.
  return emitter.on((message) => listener(message as MessageOf<Type>));
}

function showLost(): void {
  clearTimeout(lostTimer);
  setConnection('connecting');
  lostTimer = setTimeout(() => {
    hasGap = true;
    setConnection('lost');
  }, visibleAfter);
}

function receive(parsed: ParsedMessage): void {
  if ('message' in parsed) {
    if (sequence.accept(parsed.message)) batch.add(parsed.message);
    return;
  }
  if (dropsLogged >= mostDropsLogged) return;
  dropsLogged += 1;
  logError(`A message was dropped, ${parsed.refused}`, { label: 'realtime', level: 'WARNING' });
}

function send(frame: RealtimeClientFrame): void {
  if (isOpen) void opening?.then((socket) => socket.send(frame));
}

function onOpen(): void {
  isOpen = true;
  clearTimeout(lostTimer);
  setConnection('open');
  if (userHash !== null) send({ action: 'register', hash: userHash });
  if (rooms.size > 0) send({ action: 'jointoroom', rooms: [...rooms.keys()] });
  if (hasGap) gaps.emit();
  hasGap = false;
}

function onClose(): void {
  if (opening === null || !isOpen) return;
  isOpen = false;
  hasGap = true;
  showLost();
}

function ensureSocket(): void {
  clearTimeout(idleTimer);
  if (opening !== null) return;
  showLost();
  loadSocket();
}

/** Chromium and Firefox end the error of a failed import with the chunk's URL. */
const CHUNK_URL = /https?:\/\/\S+\.js$/;
let imports = 0;

/**
 * Imports the socket's chunk. Chromium caches a failed import until the page is reloaded
 * (https://github.com/whatwg/html/issues/6768). So after a failure, imports the chunk under another URL.
 */
async function importSocket(): Promise<typeof SocketModule> {
  try {
    return await import('./socket.ts');
  } catch (error) {
    const url = error instanceof Error ? CHUNK_URL.exec(error.message)?.[0] : undefined;
    if (url === undefined) throw error;
    imports += 1;
    // The cast is safe: the URL is that of the same chunk.
    return (await import(/* @vite-ignore */ `${url}?import=${imports}`)) as typeof SocketModule;
  }
}

function loadSocket(): void {
  clearTimeout(chunkTimer);
  const start = async (): Promise<Socket> => {
    // Wait until idle, so that the socket doesn't delay the page.
    await new Promise<void>((resolve) => void whenIdle(resolve, longestIdleWait));
    const { openSocket } = await importSocket();
    chunkRetry = firstChunkRetry;
    // If the socket was closed while its chunk was loading, don't open it.
    if (opening !== started) return { send: () => {}, close: () => {} };
    return openSocket({ onOpen, onClose, onMessage: receive });
  };
  const started = start();
  opening = started;
  started.catch((error: unknown) => {
    logError(error, { label: 'realtime' });
    if (opening !== started) return;
    opening = null;
    chunkTimer = setTimeout(loadSocket, withJitter(chunkRetry));
    chunkRetry = Math.min(chunkRetry * 2, longestChunkRetry);
  });
}

export function closeRealtime(): void {
  clearTimeout(lostTimer);
  clearTimeout(idleTimer);
  clearTimeout(chunkTimer);
  const closing = opening;
  opening = null;
  isOpen = false;
  hasGap = false;
  setConnection('off');
  void closing?.then((socket) => socket.close()).catch(() => undefined);
}

/**
 * Registers the player by the hash from their profile. The server then sends the player's personal messages
 * until logout.
 */
export function registerPlayer(hash: string): void {
  if (userHash === hash) return;
  userHash = hash;
  ensureSocket();
  send({ action: 'register', hash });
}

/**
 * Joins `winners`, `promo.{id}`, `tournament.{slug}` or `series.{slug}`, and rejoins it after reconnects.
 * Returns the function that leaves the room.
 */
export function joinRoom(room: string): () => void {
  const count = rooms.get(room) ?? 0;
  rooms.set(room, count + 1);
  ensureSocket();
  if (count === 0) send({ action: 'jointoroom', rooms: [room] });
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    const left = (rooms.get(room) ?? 1) - 1;
    if (left > 0) rooms.set(room, left);
    else rooms.delete(room);
    if (rooms.size > 0 || userHash !== null) return;
    clearTimeout(idleTimer);
    idleTimer = setTimeout(closeRealtime, idleClose);
  };
}

// Logout closes the socket (S4.25). If an open page needs rooms, a new socket joins them as a guest.
onLogout(() => {
  userHash = null;
  sequence.reset();
  batch.clear();
  closeRealtime();
  if (rooms.size > 0) ensureSocket();
});

// Milliseconds between deliveries in a hidden tab, which has no animation frames.
const hiddenInterval = 250;
const mostWaiting = 5000;

interface Batch {
  add: (message: RealtimeMessage) => void;
  clear: () => void;
}

function onNextFrame(work: () => void): void {
  const isHidden = typeof document === 'undefined' || document.hidden;
  if (isHidden || typeof requestAnimationFrame !== 'function') setTimeout(work, hiddenInterval);
  else requestAnimationFrame(work);
}

/** Delivers messages in order, once per frame. Drops a message if a later one in the frame supersedes it. */
function createBatch(deliver: (message: RealtimeMessage) => void): Batch {
  let waiting: RealtimeMessage[] = [];
  let isPlanned = false;
  const flush = (): void => {
    isPlanned = false;
    const messages = coalesce(waiting);
    waiting = [];
    for (const message of messages) deliver(message);
  };
  return {
    add(message) {
      waiting.push(message);
      // Flush at once if too many messages are waiting: a frame that was requested before the tab was hidden
      // may never come.
      if (waiting.length >= mostWaiting) flush();
      if (isPlanned) return;
      isPlanned = true;
      onNextFrame(flush);
    },
    clear() {
      waiting = [];
    },
  };
}
