import type { Context } from '../context.ts';
import type { Reactions } from '../reactions.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';
import { raiseLevel } from './actions.ts';
import { managerLevel } from './catalogue.ts';

function notifyOfLevel(context: Context, player: PlayerState, level: number): void {
  addNotice(context, player, 'level_reached', { level });
  if (level === managerLevel) {
    player.isVip = true;
    addNotice(context, player, 'manager_hello');
  }
}

export const reactions: Reactions = {
  'round.played': (context, { player }) => raiseLevel(context, player),
  'level.reached': (context, { player, level }) => notifyOfLevel(context, player, level),
};
