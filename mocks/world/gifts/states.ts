import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.bonuses_off': { summary: 'Bonuses are switched off for the player’s account' },
  'state.no_gifts': { summary: 'The player has no gifts' },
} as const satisfies NamedStates;
