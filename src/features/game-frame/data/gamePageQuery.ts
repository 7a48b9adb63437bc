import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Game, GameList, GameResponse } from '#/api/generated/model/index.ts';
import { gameListKeys, gameQuery } from '#/entities/game/queries.ts';

interface CachedGame {
  readonly response: GameResponse;
  readonly updatedAt: number;
}

type CachedData = GameList | GameResponse | InfiniteData<GameList>;

function gamesIn(cached: CachedData): readonly Game[] {
  if ('pages' in cached) return cached.pages.flatMap((page) => page.data);
  return Array.isArray(cached.data) ? cached.data : [];
}

/**
 * Looks for the game in the lobby's cached lists. So a click on a game's tile opens the game's page without
 * requesting the game.
 */
function findCachedGame(client: QueryClient, slug: string): CachedGame | null {
  for (const queryKey of gameListKeys()) {
    for (const { state } of client.getQueryCache().findAll({ queryKey })) {
      // The cast is safe: the query key determines the type of the data.
      const games = state.data ? gamesIn(state.data as CachedData) : [];
      const game = games.find((candidate) => candidate.slug === slug);
      if (game) return { response: { data: game }, updatedAt: state.dataUpdatedAt };
    }
  }
  return null;
}

/** The game of a page. Sends no request if a cached list contains the game. */
export function gamePageQuery(client: QueryClient, slug: string) {
  const cached = (): CachedGame | null => findCachedGame(client, slug);
  return {
    ...gameQuery(slug),
    initialData: () => cached()?.response,
    initialDataUpdatedAt: () => cached()?.updatedAt,
  };
}
