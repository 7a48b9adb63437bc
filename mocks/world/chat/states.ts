import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.chat_maintenance': { summary: 'The support chat is closed for maintenance' },
  'state.chat_netrox': { summary: 'The support chat is Netrox in every brand' },
} as const satisfies NamedStates;
