// Of two windows, the one that started a game later keeps it (S4.18).
import { deviceNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';

const channelName = 'game-frame';
const windowId = randomId();

let post: ((start: WindowStart) => void) | null = null;
let own: WindowStart | null = null;

/** Announces to other windows that a game starts here. */
export function announceStart(): void {
  own = { id: windowId, at: deviceNow() };
  post?.(own);
}

/** Calls the listener when a game has started later in another window. Returns the cleanup. */
export function onStartedElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => {};
  const channel = new BroadcastChannel(channelName);
  const postHere = channel.postMessage.bind(channel);
  post = postHere;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const other = readStart(data);
    if (other && own && stopsOurs(other, own)) listener();
  });
  return () => {
    channel.close();
    if (post === postHere) post = null;
  };
}

interface WindowStart {
  /** Id of the window. */
  readonly id: string;
  /** Device time in ms, which all windows share. */
  readonly at: number;
}

export function readStart(data: unknown): WindowStart | null {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('at' in data)) return null;
  const { id, at } = data;
  return typeof id === 'string' && id !== '' && typeof at === 'number' && Number.isFinite(at)
    ? { id, at }
    : null;
}

/** The windows' ids decide between two starts in the same millisecond. */
export function stopsOurs(other: WindowStart, own: WindowStart): boolean {
  if (other.id === own.id) return false;
  return other.at === own.at ? other.id > own.id : other.at > own.at;
}
