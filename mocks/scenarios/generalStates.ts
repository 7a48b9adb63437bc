// Named states that belong to no domain. They concern the connection, or the texts in all responses.
import type { NamedState, NamedStates } from '../world/namedState.ts';
import { urlVisitor, choiceVisitor, hostileVisitor } from './visitors.ts';
import { walk, type Visitor } from './walk.ts';

const changeBy =
  (visitor: Visitor): NonNullable<NamedState['change']> =>
  (value, _, schema) =>
    walk(schema, value, visitor);

export const generalStates = {
  'network.offline': {
    summary: 'The device is offline: every call fails, and the websocket closes',
    isOffline: true,
  },
  'state.hostile_texts': {
    summary: 'Every text of every response is a hostile string',
    change: changeBy(hostileVisitor),
  },
  'state.hostile_urls': {
    summary: 'Every URL of every response is hostile',
    change: changeBy(urlVisitor),
  },
  'state.unknown_enums': {
    summary: 'Every enum value of every response is unknown to the client',
    change: changeBy(choiceVisitor),
  },
} as const satisfies NamedStates;
