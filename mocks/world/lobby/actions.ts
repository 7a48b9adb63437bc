import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { lobbySlice } from './state.ts';

export const favouritesLimit = 200;

const maxRecent = 30;

export function addRecentGame(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  slug: string,
): void {
  const lobby = lobbySlice.of(call, player);
  lobby.recent = [slug, ...lobby.recent.filter((other) => other !== slug)].slice(0, maxRecent);
}

/** Adds a favourite. Returns false if the list is full. Idempotent. */
export function addFavourite(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  slug: string,
): boolean {
  const lobby = lobbySlice.of(call, player);
  if (lobby.favourites.includes(slug)) return true;
  if (lobby.favourites.length >= favouritesLimit) return false;
  lobby.favourites.unshift(slug);
  return true;
}

export function removeFavourite(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  slug: string,
): void {
  const lobby = lobbySlice.of(call, player);
  lobby.favourites = lobby.favourites.filter((other) => other !== slug);
}
