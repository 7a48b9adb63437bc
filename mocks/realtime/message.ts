import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Outgoing } from '../world/message.ts';

/**
 * @param number how many messages were sent so far. The world doesn't store this number, because it
 * depends on who listens.
 */
export function stamp(message: Outgoing, number: number, now: number): RealtimeMessage {
  return { ...message, id: `${now.toString(36)}-${number}`, at: now };
}
