import type { RealtimeMessage } from '../generated/model/index.ts';

type WithoutStamp<Message> = Message extends unknown ? Omit<Message, 'id' | 'at'> : never;

/** A realtime message without `id` and `at`, which are added on sending. */
export type Outgoing = WithoutStamp<RealtimeMessage>;

/** Recipients; everyone if missing. */
export type Audience = { room: string } | { player: number };

export interface AddressedMessage {
  message: Outgoing;
  to?: Audience;
}
