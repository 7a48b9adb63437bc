// Messages between the tabs of a browser. A tab doesn't receive its own.
import { createEmitter } from './emitter.ts';
import { randomId } from './random.ts';
import { localStore, onStorageChange } from './storage.ts';

export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  /** Subscribes to other tabs' messages. Returns the cleanup function. */
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

/** @param read returns null for data that isn't a message of this channel */
export function tabChannel<Message>(
  name: string,
  read: (data: unknown) => Message | null,
): TabChannel<Message> {
  const messages = createEmitter<Message>();
  const receive = (data: unknown): void => {
    const message = read(data);
    if (message !== null) messages.emit(message);
  };
  let send: ((message: Message) => void) | undefined;
  /**
   * A tab opens the channel only once, because a second channel object would receive the tab's own messages.
   */
  const open = (): ((message: Message) => void) => {
    if (typeof BroadcastChannel === 'function' && typeof document !== 'undefined') {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
      return channel.postMessage.bind(channel);
    }
    // Without BroadcastChannel, use storage events.
    onStorageChange((change) => {
      if (change.name === name) receive(parse(change.value));
    });
    return (message) => localStore.set(name, JSON.stringify([message, randomId()]));
  };
  return {
    post: (message) => (send ??= open())(message),
    on: (listener) => {
      send ??= open();
      return messages.on(listener);
    },
  };
}
