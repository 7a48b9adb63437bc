import type { RealtimeMessage } from '../generated/model/index.ts';
import type { State } from '../world/state.ts';
import { nextId } from '../world/state.ts';

type WithoutStamp<Message> = Message extends unknown ? Omit<Message, 'id' | 'at'> : never;

/** A message as handlers write it: `id` and `at` are added when it is sent. */
export type Outgoing = WithoutStamp<RealtimeMessage>;

/** Who gets a message: everybody when not given. */
export type Audience = { room: string } | { player: number };

/** Gives a message its id and its instant. */
export function stamp(message: Outgoing, state: State, now: number): RealtimeMessage {
  return { ...message, id: `${now.toString(36)}-${nextId(state, 'message')}`, at: now };
}
