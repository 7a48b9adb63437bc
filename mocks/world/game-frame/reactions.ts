// Ends a player's games after a break, an exclusion or a remote sign-out.
import type { Reactions } from '../reactions.ts';
import { closeRuns } from './actions.ts';

export const reactions: Reactions = {
  'player.restricted': (context, { player, code }) => closeRuns(context, player, { code }),
  'sessions.ended': (context, { player, sessionIds }) => closeRuns(context, player, { sessionIds }),
};
