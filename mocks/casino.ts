// Assembles a casino from the request pipeline, the world's domains, the handlers, the scenarios and
// the socket.
import { createBackendOf } from './core/createBackend.ts';
import type { Backend, BackendOptions } from './core/backend.ts';
import { handlers } from './handlers/all.ts';
import { bodyLimits } from './handlers/bodyLimits.ts';
import { journalBodyOf, journalKindOf, journalOutcomeOf } from './handlers/journal.ts';
import { performVerbs } from './handlers/verbs.ts';
import { respondProvider } from './handlers/provider.ts';
import { announcementsOf } from './realtime/balance.ts';
import { createHub } from './realtime/hub.ts';
import { stamp } from './realtime/message.ts';
import { createSimulator } from './realtime/simulator.ts';
import { createScenarioBoard } from './scenarios/board.ts';
import { namedStates } from './scenarios/states.ts';
import { dueSources, reactions } from './world/domains.ts';

/** Creates a casino that uses no network or disk and takes all time from its clock. */
export function createBackend(options: BackendOptions = {}): Backend {
  return createBackendOf(
    {
      handlers,
      reactions,
      dueSources,
      states: namedStates,
      bodyLimits,
      createScenarioBoard,
      respondThirdParty: respondProvider,
      perform: performVerbs,
      journal: { kindOf: journalKindOf, bodyOf: journalBodyOf, outcomeOf: journalOutcomeOf },
      realtime: { createHub, createSimulator, announcementsOf, stamp },
    },
    options,
  );
}
