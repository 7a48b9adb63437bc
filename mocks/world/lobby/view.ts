// What the lobby knows of its players.
import type { DailyJackpot, Winner } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { jackpotAt } from './jackpot.view.ts';
import { lobbySlice, winsSlice } from './state.ts';
import { latestWins } from './winners.view.ts';

/** Slugs of the games that a player has played or marked, the latest first. */
export function ownGamesOf(call: Context, player: PlayerState): { recent: string[]; favourites: string[] } {
  return lobbySlice.of(call, player);
}

/** The daily jackpot, with whoever won it last. */
export function jackpotOf(call: Context): DailyJackpot {
  return jackpotAt(call.world.catalogue, call.now, winsSlice.of(call).jackpot);
}

/** The latest wins, those of this world's players among them. */
export function winnersOf(call: Context, limit: number): Winner[] {
  return latestWins(call.world, call.now, limit, winsSlice.of(call).latest);
}
