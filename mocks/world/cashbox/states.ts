import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.cashbox_closed': { summary: 'The server data reports a closed cashbox' },
} as const satisfies NamedStates;
