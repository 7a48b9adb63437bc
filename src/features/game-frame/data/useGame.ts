import { useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Game, GameList, GameResponse } from '#/api/generated/model/index.ts';
import { gameListKeys, gameQuery } from '#/entities/game/queries.ts';

interface Known {
  readonly response: GameResponse;
  readonly updatedAt: number;
}

type Content = GameList | GameResponse | InfiniteData<GameList>;

function gamesIn(content: Content): readonly Game[] {
  if ('pages' in content) return content.pages.flatMap((page) => page.data);
  return Array.isArray(content.data) ? content.data : [];
}

/** The game as a list of the lobby has it, so that a click on a tile waits for nothing. */
function knownGame(client: QueryClient, slug: string): Known | null {
  for (const queryKey of gameListKeys()) {
    for (const { state } of client.getQueryCache().findAll({ queryKey })) {
      // The key says which operation answered.
      const game = state.data
        ? gamesIn(state.data as Content).find((candidate) => candidate.slug === slug)
        : undefined;
      if (game) return { response: { data: game }, updatedAt: state.dataUpdatedAt };
    }
  }
  return null;
}

/**
 * From the lobby's lists if they have it; undefined while loading.
 * @throws ApiError while rendering, for the route's error page
 */
export function useGame(slug: string): Game | undefined {
  const client = useQueryClient();
  const known = (): Known | null => knownGame(client, slug);
  const { data } = useQuery({
    ...gameQuery(slug),
    throwOnError: (_error, { state }) => state.data === undefined,
    initialData: () => known()?.response,
    initialDataUpdatedAt: () => known()?.updatedAt,
  });
  return data?.data;
}
