// Tells a player's devices which sessions have ended, so that devices in those sessions log out at once.
import type { Reactions } from '../reactions.ts';

export const reactions: Reactions = {
  'sessions.ended': (context, { player, sessionIds }) =>
    context.emit({ type: 'sessions.ended', data: { sessionIds: [...sessionIds] } }, { player: player.id }),
};
