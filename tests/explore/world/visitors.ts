import { personas, personaTable } from '#mocks/world/personas.ts';
import type { Caller } from './types.ts';

export type Persona = (typeof personas)[number];

/** The persona of a caller, on either device; null for a guest. */
export function personaOf(who: Caller): Persona | null {
  return personas.find((id) => who === id || who === `${id} 2`) ?? null;
}

export function playerIdOf(who: Caller): number | null {
  const persona = personaOf(who);
  return personaTable.find(({ id }) => id === persona)?.playerId ?? null;
}

/** The personas that can log in. */
export const players: readonly Persona[] = personas.filter((id) => id !== 'blocked');
