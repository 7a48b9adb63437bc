// Tells the player's other windows that a game has started here, and hears them.
import { deviceNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { readStart, stopsOurs, type WindowStart } from '../model/otherWindows.ts';

const channelName = 'game-frame';
const windowId = randomId();

let post: ((start: WindowStart) => void) | null = null;
let own: WindowStart | null = null;

/** Says that a game starts in this window, now. */
export function announceStart(): void {
  own = { id: windowId, at: deviceNow() };
  post?.(own);
}

/** Hears that a game has started later in another window. Returns the function that stops it. */
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
