// Drops, delays, doubles or reorders the next messages of the socket.
import type { LoggedFrame } from '../core/log.ts';
import type { Disturbance } from '../core/socket.ts';

export interface Outbound {
  /** The message's type. Undefined for a text that isn't a message. */
  readonly type: string | undefined;
  /** Sends the message now; `fate` says what was done to it. */
  readonly deliver: (fate?: LoggedFrame['fate']) => void;
  /** Called instead of `deliver` for a message that is never sent. */
  readonly discard: () => void;
}

export interface Disturber {
  pass(message: Outbound): void;
  /** Replaces the current disturbance. Messages that were held back for reordering are sent in order. */
  set(disturbance: Disturbance | null): void;
  /** The current disturbance, with the number of messages still to disturb. */
  readonly present: Disturbance | null;
}

const usualDelay = 2_000;

export function createDisturber(): Disturber {
  let present: Disturbance | null = null;
  let held: Outbound[] = [];
  const release = (messages: readonly Outbound[], fate?: 'reordered'): void => {
    held = [];
    for (const message of messages) message.deliver(fate);
  };
  return {
    get present() {
      return present;
    },
    set(disturbance) {
      present = disturbance;
      release(held);
    },
    pass(message) {
      if (!present || (present.type !== undefined && present.type !== message.type)) {
        message.deliver();
        return;
      }
      const { kind, delay = usualDelay } = present;
      const count = present.count - 1;
      present = count > 0 ? { ...present, count } : null;
      if (kind === 'drop') message.discard();
      else if (kind === 'delay') setTimeout(() => message.deliver('delayed'), delay);
      else if (kind === 'duplicate') {
        message.deliver();
        message.deliver('duplicated');
      } else {
        held.push(message);
        if (count === 0) release(held.toReversed(), 'reordered');
      }
    },
  };
}
