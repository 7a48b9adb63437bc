import { gamesOf } from './games.catalogue.ts';
import type { JackpotWin } from './jackpot.view.ts';
import type { PersonaId } from '../personas.ts';
import { defineSharedSlice, defineSlice } from '../slice.ts';

/** Number of games each persona has played and added to favourites before the world begins. */
const initialCounts: Record<PersonaId, readonly [recent: number, favourites: number]> = {
  newcomer: [0, 0],
  player: [12, 5],
  vip: [24, 16],
  wagering: [6, 2],
  broke: [4, 1],
  'multi-account': [3, 0],
  excluded: [5, 2],
  blocked: [3, 1],
  guarded: [4, 2],
  withdrawing: [7, 3],
  registered: [0, 0],
};

export const lobbySlice = defineSlice('lobby', {
  initial: ({ catalogue, persona, random }): { recent: string[]; favourites: string[] } => {
    const known = gamesOf(catalogue)
      .slice(0, 160)
      .filter(({ disabled, devices }) => !disabled && !devices)
      .map(({ slug }) => slug);
    const [recent, favourites] = initialCounts[persona];
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
