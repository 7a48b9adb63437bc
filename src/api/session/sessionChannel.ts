// Tells the other tabs that the session changed. The message holds no token: they read the cookies.
import { randomId } from '#/lib/random.ts';
import { localStore, onStorageChange } from '#/lib/storage.ts';

export type SessionEvent = 'login' | 'logout' | 'refresh';

const channelName = 'casino.session';
const storageName = 'session.event';

interface Channel {
  readonly post: (event: SessionEvent) => void;
  readonly events: EventTarget;
}

let channel: Channel | null | undefined;

function openChannel(): Channel | null {
  if (channel !== undefined) return channel;
  if (typeof BroadcastChannel !== 'function' || typeof document === 'undefined') {
    channel = null;
    return null;
  }
  const events = new BroadcastChannel(channelName);
  channel = { post: events.postMessage.bind(events), events };
  return channel;
}

function isSessionEvent(value: unknown): value is SessionEvent {
  return value === 'login' || value === 'logout' || value === 'refresh';
}

/** Tells the other tabs; by a change of the storage where there is no BroadcastChannel. */
export function announceSession(event: SessionEvent): void {
  const open = openChannel();
  if (open) open.post(event);
  else localStore.set(storageName, `${event} ${randomId()}`);
}

/** Hears the other tabs. Returns the function that stops it. */
export function onSessionAnnounced(listener: (event: SessionEvent) => void): () => void {
  const open = openChannel();
  if (!open) {
    return onStorageChange(({ name, value }) => {
      const [event] = value?.split(' ') ?? [];
      if (name === storageName && isSessionEvent(event)) listener(event);
    });
  }
  const onMessage = (event: Event): void => {
    if (event instanceof MessageEvent && isSessionEvent(event.data)) listener(event.data);
  };
  open.events.addEventListener('message', onMessage);
  return () => open.events.removeEventListener('message', onMessage);
}
