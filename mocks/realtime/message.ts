import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Outgoing } from '../world/message.ts';
import { nextId, type State } from '../world/state.ts';

export function stamp(message: Outgoing, state: State, now: number): RealtimeMessage {
  // TypeScript doesn't keep a union type through a spread.
  return { ...message, id: `${now.toString(36)}-${nextId(state, 'message')}`, at: now };
}
