import type { RealtimeMessage } from '../generated/model/index.ts';

type WithoutStamp<Message> = Message extends unknown ? Omit<Message, 'id' | 'at'> : never;

/** A message as world code writes it: `id` and `at` are added when it is sent. */
export type Outgoing = WithoutStamp<RealtimeMessage>;

/** Who gets a message: everybody when not given. */
export type Audience = { room: string } | { player: number };

export interface Told {
  message: Outgoing;
  to?: Audience;
}
