import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { levelsSlice } from './state.ts';
import { loyaltyPointsOf, userLevelOf } from './view.ts';

/**
 * Raises the player's level to match their points, one level at a time, and distributes each
 * level's gift.
 */
export function raiseLevel(context: Context, player: PlayerState): void {
  const { index } = userLevelOf(context, player);
  while (player.level < index) {
    player.level += 1;
    context.publish('level.reached', { player, level: player.level });
  }
}

/** Grants loyalty points that weren't earned by a bet, and sends a message. */
export function givePoints(context: Context, player: PlayerState, count: number): void {
  levelsSlice.of(context, player).startPoints += count;
  context.emit(
    { type: 'miles.notification', data: { miles: count, total: loyaltyPointsOf(context, player) } },
    { player: player.id },
  );
  raiseLevel(context, player);
}
