import type { DailyJackpot, Winner } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { jackpotAt } from './jackpot.view.ts';
import { lobbySlice, winsSlice } from './state.ts';
import { latestWins } from './winners.view.ts';

export function ownGamesOf(call: Context, player: PlayerState): { recent: string[]; favourites: string[] } {
  return lobbySlice.of(call, player);
}

export function jackpotOf(call: Context): DailyJackpot {
  return jackpotAt(call.world.catalogue, call.now, winsSlice.of(call).jackpot);
}

export function winnersOf(call: Context, limit: number): Winner[] {
  return latestWins(call.world, call.now, limit, winsSlice.of(call).latest);
}
