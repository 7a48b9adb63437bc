import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.maintenance': {
    summary: 'Every operation answers 503 service_unavailable',
    refusal: 'service_unavailable',
  },
  'state.region_blocked': {
    summary:
      'The visitor is in a blocked region: the server data reports it, and every operation with a 451 answers it',
    refusal: 'region_blocked',
    visitor: 'region-blocked',
  },
  'state.flags_off': { summary: 'Every feature flag of the server data is off' },
} as const satisfies NamedStates;
