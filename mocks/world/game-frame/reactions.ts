// What ends the games of a player: no bet is taken after a break, an exclusion, or a sign-out from elsewhere.
import type { Reactions } from '../reactions.ts';
import { closeRuns } from './actions.ts';

export const reactions: Reactions = {
  'player.restricted': (context, { player, code }) => closeRuns(context, player, { code }),
  'sessions.ended': (context, { player, sessionIds }) => closeRuns(context, player, { sessionIds }),
};
