import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.no_events': { summary: 'There are no promotions, tournaments or series' },
  'state.draw_in_preparation': { summary: 'Due draws are still being prepared' },
  'state.lucky_player': { summary: 'Players of this world win the main prizes of draws' },
} as const satisfies NamedStates;
