import type { NamedStates } from '../world/namedState.ts';

export const states = {
  'state.socket_refused': { summary: 'The server refuses websocket connections', refusesSockets: true },
  'state.balance_late': { summary: 'Balance messages are delayed by five seconds', balanceDelay: 5_000 },
} as const satisfies NamedStates;
