import type { Context } from '../context.ts';
import type { PlayedRound } from '../events.ts';
import type { Reactions } from '../reactions.ts';
import { record } from '../ledger.ts';
import { kindOfGame } from '../lobby/gameKinds.catalogue.ts';
import type { PlayerState } from '../state.ts';
import { pointsForStake } from './rules.ts';
import { stakesSlice } from './state.ts';

function earnPoints(call: Context, player: PlayerState, { slug, bet, roundId }: PlayedRound): void {
  if (kindOfGame(slug) !== 'slot') return;
  const stakes = stakesSlice.of(call, player);
  const points = pointsForStake(stakes.slots, bet, player.currency);
  stakes.slots += bet;
  if (points > 0)
    record(call.state.ledger, {
      at: call.now,
      from: 'house',
      to: `player:${player.id}:compoints`,
      amount: points,
      kind: 'points_earned',
      reference: roundId,
    });
}

export const reactions: Reactions = {
  'round.played': (context, { player, round }) => earnPoints(context, player, round),
};
