// What a player has played and marked in the lobby.
import type { Context } from '../../core/handler.ts';
import { gamesOf } from '../catalogue/games.ts';
import type { PersonaId } from '../personas.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

/** A player can have no more favourites. */
export const favouritesLimit = 200;
const mostRecent = 30;

/** How many games each persona has played and marked before the world begins. */
const history: Record<PersonaId, readonly [recent: number, favourites: number]> = {
  newcomer: [0, 0],
  player: [12, 5],
  vip: [24, 16],
  wagering: [6, 2],
  broke: [4, 1],
  'multi-account': [3, 0],
  excluded: [5, 2],
  registered: [0, 0],
};

/** Slugs of games, latest first. */
export const lobbySlice = defineSlice('lobby', {
  initial: ({ catalogue, persona, random }): { recent: string[]; favourites: string[] } => {
    const known = gamesOf(catalogue)
      .slice(0, 160)
      .filter(({ disabled, devices }) => !disabled && !devices)
      .map(({ slug }) => slug);
    const [recent, favourites] = history[persona];
    return { recent: random.shuffle(known).slice(0, recent), favourites: random.shuffle(known).slice(0, favourites) };
  },
});

/** Puts a game at the head of the recent ones. Whoever starts a game calls it. */
export function noteGamePlayed(call: Pick<Context, 'world' | 'state'>, player: PlayerState, slug: string): void {
  const lobby = lobbySlice.of(call, player);
  lobby.recent = [slug, ...lobby.recent.filter((other) => other !== slug)].slice(0, mostRecent);
}

/** Marks a game; false when there are too many. Marking it once more changes nothing. */
export function addFavourite(call: Pick<Context, 'world' | 'state'>, player: PlayerState, slug: string): boolean {
  const lobby = lobbySlice.of(call, player);
  if (lobby.favourites.includes(slug)) return true;
  if (lobby.favourites.length >= favouritesLimit) return false;
  lobby.favourites.unshift(slug);
  return true;
}

/** Takes the mark away, if there is one. */
export function removeFavourite(call: Pick<Context, 'world' | 'state'>, player: PlayerState, slug: string): void {
  const lobby = lobbySlice.of(call, player);
  lobby.favourites = lobby.favourites.filter((other) => other !== slug);
}
