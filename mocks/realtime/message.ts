import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Outgoing } from '../world/message.ts';

/**
 * @param number how many messages were sent so far. Not part of the world, because the number depends on
 * who listens.
 */
export function stamp(message: Outgoing, number: number, now: number): RealtimeMessage {
  // TypeScript doesn't keep a union type through a spread.
  return { ...message, id: `${now.toString(36)}-${number}`, at: now };
}
