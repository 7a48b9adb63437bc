import { gamesOf } from './games.catalogue.ts';
import type { JackpotWin } from './jackpot.view.ts';
import { defineSharedSlice, defineSlice } from '../slice.ts';

export const lobbySlice = defineSlice('lobby', {
  initial: ({ catalogue, history, random }): { recent: string[]; favourites: string[] } => {
    const known = gamesOf(catalogue)
      .slice(0, 160)
      .filter(({ disabled, devices }) => !disabled && !devices)
      .map(({ slug }) => slug);
    const { recent, favourites } = history.games;
    return {
      recent: random.shuffle(known).slice(0, recent),
      favourites: random.shuffle(known).slice(0, favourites),
    };
  },
});

export interface PublicWin {
  id: string;
  username: string;
  /** Minor units. */
  amount: number;
  slug: string;
  at: number;
}

/** Wins of this world's players, newest first, and the latest jackpot that one of them won. */
export const winsSlice = defineSharedSlice('wins', {
  initial: (): { latest: PublicWin[]; jackpot: JackpotWin | null } => ({ latest: [], jackpot: null }),
});
