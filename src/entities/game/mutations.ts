// Marking a game as a favourite: at once on the screen, taken back when the server does not take it.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { addFavouriteGame, removeFavouriteGame } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { Game, GameList } from '#/api/generated/model/index.ts';
import { favouritesQuery } from './queries.ts';

interface FavouriteChange {
  readonly game: Game;
  readonly isFavourite: boolean;
}

const mutationKey = ['favouriteGame'];
const { queryKey } = favouritesQuery();

function apply(client: QueryClient, { game, isFavourite }: FavouriteChange): void {
  client.setQueryData<GameList>(queryKey, (list) => {
    const others = (list?.data ?? []).filter(({ slug }) => slug !== game.slug);
    const data = isFavourite ? [game, ...others] : others;
    return { data, total: data.length };
  });
}

/** One heart, two operations. `onFailed` hears also when the tile is gone by then. */
export const favouriteMutation = (onFailed: (error: ApiError) => void) =>
  mutationOptions<unknown, ApiError, FavouriteChange>({
    mutationKey,
    // One after another: two quick clicks on a heart must arrive in their order.
    scope: { id: 'favouriteGame' },
    mutationFn: ({ game: { slug }, isFavourite }) =>
      isFavourite ? addFavouriteGame(slug) : removeFavouriteGame(slug),
    onMutate: async (change, { client }) => {
      await client.cancelQueries({ queryKey });
      apply(client, change);
    },
    onError: (error, { game, isFavourite }, _before, { client }) => {
      apply(client, { game, isFavourite: !isFavourite });
      onFailed(error);
    },
    onSettled: async (_answer, _error, _change, _before, { client }) => {
      // While another change is on its way, an answer would take it back on the screen.
      if (client.isMutating({ mutationKey }) <= 1) await client.invalidateQueries({ queryKey });
    },
  });
