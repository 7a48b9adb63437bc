import { mostPlayedGames } from './games.catalogue.ts';
import type { JackpotWin } from './jackpot.view.ts';
import { defineSharedSlice, defineSlice } from '../slice.ts';

export const lobbySlice = defineSlice('lobby', {
  initial: ({ catalogue, history, random }): { recent: string[]; favourites: string[] } => {
    const known = mostPlayedGames(catalogue, 160)
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

interface Wins {
  /** Newest first. */
  latest: PublicWin[];
  /** The latest jackpot that a player of this world won. */
  jackpot: JackpotWin | null;
  /** Per player id: real money staked in jackpot games since the last draw, minor units. */
  staked: Record<string, number>;
}

export const winsSlice = defineSharedSlice('wins', {
  initial: (): Wins => ({ latest: [], jackpot: null, staked: {} }),
});
