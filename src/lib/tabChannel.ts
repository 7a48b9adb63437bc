// Messages between the tabs of a browser; a tab never hears its own.
import { createEmitter } from './emitter.ts';
import { randomId } from './random.ts';
import { localStore, onStorageChange } from './storage.ts';

export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  /** Hears the other tabs. Returns the function that stops it. */
  readonly on: (listener: (message: Message) => void) => () => void;
}

function parse(text: string | null | undefined): unknown {
  try {
    const [message]: unknown[] = JSON.parse(text ?? '[]');
    return message;
  } catch {
    return undefined;
  }
}

/** @param read null for what is no message of this channel */
export function tabChannel<Message>(
  name: string,
  read: (data: unknown) => Message | null,
): TabChannel<Message> {
  const heard = createEmitter<Message>();
  const hear = (data: unknown): void => {
    const message = read(data);
    if (message !== null) heard.emit(message);
  };
  let send: ((message: Message) => void) | undefined;
  /** Opened with the first use, once in a tab: another channel of the same tab would hear it. */
  const open = (): ((message: Message) => void) => {
    if (typeof BroadcastChannel === 'function' && typeof document !== 'undefined') {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
      return channel.postMessage.bind(channel);
    }
    // Where there are no channels, a change of the storage tells the others.
    onStorageChange((change) => {
      if (change.name === name) hear(parse(change.value));
    });
    return (message) => localStore.set(name, JSON.stringify([message, randomId()]));
  };
  return {
    post: (message) => (send ??= open())(message),
    on: (listener) => {
      send ??= open();
      return heard.on(listener);
    },
  };
}
