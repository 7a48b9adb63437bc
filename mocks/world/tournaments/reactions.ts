import type { Reactions } from '../reactions.ts';
import { scoreRound } from './actions.ts';
import { tournamentsSlice } from './state.ts';

export const reactions: Reactions = {
  'player.registered'(context, { player, refCode }) {
    // Players who came by a partner's link may join the partner's tournaments (S6.8).
    if (refCode !== undefined) tournamentsSlice.of(context, player).hasPartnerCode = true;
  },
  'round.played': (context, { player, round }) => scoreRound(context, player, round),
};
