// Optimistic favourites, rolled back if the server refuses.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { addFavouriteGame, removeFavouriteGame } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { Game, GameList } from '#/api/generated/model/index.ts';
import { failureReason } from '#/i18n/errorTexts.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
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

/** Adds or removes a favourite. `onFailed` also runs if the tile has unmounted. */
export const favouriteMutation = (onFailed: (error: ApiError) => void) =>
  mutationOptions<unknown, ApiError, FavouriteChange>({
    mutationKey,
    // Mutations of one scope run one after the other, so two quick clicks reach the server in order.
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
      // While another mutation is in flight, a refetch would overwrite that mutation's optimistic update.
      if (client.isMutating({ mutationKey }) <= 1) await client.invalidateQueries({ queryKey });
    },
  });

/**
 * Adds a game that a guest wanted as a favourite. There is no optimistic update, because only the slug is
 * known.
 */
export const wantedFavouriteMutation = (onFailed: (error: ApiError) => void) =>
  mutationOptions<unknown, ApiError, string>({
    mutationKey,
    scope: { id: 'favouriteGame' },
    mutationFn: (slug) => addFavouriteGame(slug),
    onError: onFailed,
    onSettled: (_answer, _error, _slug, _before, { client }) => client.invalidateQueries({ queryKey }),
  });

const texts = { favourites_limit_reached: 'game.favourites.limit' } as const;

/** Says in a toast that a favourite wasn't saved, and why, if the reason is known. */
export function reportFavourite(error: ApiError): void {
  const reason = failureReason(error, texts);
  if (!reason) showMessage('game.favourites.error', { tone: 'error' });
  else
    showMessage(reason.id, { tone: 'warning', values: { ...reason.values, limit: error.data.limit ?? 0 } });
}
