// Tells a player's devices that sessions have ended, so that those they belonged to leave at once.
import type { Reactions } from '../reactions.ts';

export const reactions: Reactions = {
  'sessions.ended': (context, { player, sessionIds }) =>
    context.emit({ type: 'sessions.ended', data: { sessionIds: [...sessionIds] } }, { player: player.id }),
};
