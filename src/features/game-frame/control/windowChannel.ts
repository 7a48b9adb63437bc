// Of two windows, the one that started a game later keeps it (S4.18).
import { deviceNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { tabChannel } from '#/lib/tabChannel.ts';

const windowId = randomId();

interface WindowStart {
  /** Id of the window. */
  readonly id: string;
  /** Device time in ms, which all windows share. */
  readonly at: number;
}

const channel = tabChannel('game-frame', readStart);
let own: WindowStart | null = null;

/** Announces to other windows that a game starts here. */
export function announceStart(): void {
  own = { id: windowId, at: deviceNow() };
  channel.post(own);
}

/** Calls the listener when a game has started later in another window. Returns the cleanup. */
export function onStartedElsewhere(listener: () => void): () => void {
  return channel.on((other) => {
    if (own && stopsOurs(other, own)) listener();
  });
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
