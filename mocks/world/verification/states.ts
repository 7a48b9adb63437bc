import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.document_declined': { summary: 'The player’s identity document was declined' },
} as const satisfies NamedStates;
