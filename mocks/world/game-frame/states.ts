import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.game_redirect': { summary: 'Starting a game redirects the browser to the game’s own page' },
} as const satisfies NamedStates;
