import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Outgoing } from '../world/message.ts';
import { nextId, type State } from '../world/state.ts';

/** Gives a message its id and its instant. */
export function stamp(message: Outgoing, state: State, now: number): RealtimeMessage {
  // Spreading a member of the union keeps it one; the compiler loses that.
  return { ...message, id: `${now.toString(36)}-${nextId(state, 'message')}`, at: now };
}
