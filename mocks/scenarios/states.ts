// All named states: those of the domains, of the socket, and of every response.
import { states as realtimeStates } from '../realtime/states.ts';
import type { NamedStates } from '../world/namedState.ts';
import { worldStates } from '../world/states.ts';
import { generalStates } from './generalStates.ts';

export const namedStates: NamedStates = { ...worldStates, ...realtimeStates, ...generalStates };

export function isNamedState(name: string): boolean {
  return Object.hasOwn(namedStates, name);
}
