// A new level: reached by the points of a round.
import type { Context } from '../../core/handler.ts';
import type { PlayerState } from '../state.ts';
import { userLevelOf } from './levels.ts';
import { addNotice } from './notices.ts';

/** Raises the player's level when their points have come so far, and tells them. */
export function moveLevel(call: Context, player: PlayerState): void {
  const { index } = userLevelOf(call, player);
  if (index <= player.level) return;
  player.level = index;
  addNotice(call, player, 'level_reached', { level: index });
}
