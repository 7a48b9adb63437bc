import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { isApiError } from '#/api/ApiError.ts';
import { addFavouriteGame, getListFavouriteGamesQueryKey, removeFavouriteGame, useListFavouriteGames } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { Game, GameList } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { showMessage } from '#/ui/overlays/toasts.store.ts';
import { loginPath } from './gamePaths.ts';

type Change = { readonly game: Game; readonly isFavourite: boolean };

const NONE: ReadonlySet<string> = new Set();
const slugsOf = (list: GameList): ReadonlySet<string> => new Set(list.data.map(({ slug }) => slug));
const key = getListFavouriteGamesQueryKey();

/** The player's favourites and how to change them; a guest is sent to log in and comes back. */
export function useFavourites(): { slugs: ReadonlySet<string>; toggle: (game: Game) => void } {
  const { status } = useSnapshot(session);
  const { data: slugs = NONE } = useListFavouriteGames({ query: { enabled: status === 'player', staleTime: staleTimes.catalogue, select: slugsOf } });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutate } = useMutation({
    mutationKey: ['favouriteGame'],
    // One after another: two quick clicks on a heart must arrive in their order.
    scope: { id: 'favouriteGame' },
    mutationFn: ({ game, isFavourite }: Change) => (isFavourite ? addFavouriteGame(game.slug) : removeFavouriteGame(game.slug)),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      apply(client, change);
    },
    onError: (error, { game, isFavourite }) => {
      apply(client, { game, isFavourite: !isFavourite });
      report(error);
    },
    onSettled: async () => {
      // While another change is on its way, an answer would take it back on the screen.
      if (client.isMutating({ mutationKey: ['favouriteGame'] }) <= 1) await client.invalidateQueries({ queryKey: key });
    },
  });

  const toggle = useCallback(
    (game: Game) => {
      if (status === 'guest') void navigate(loginPath(pathname + search));
      else mutate({ game, isFavourite: !isFavouriteIn(client, game) });
    },
    [status, navigate, pathname, search, mutate, client],
  );
  return { slugs, toggle };
}

function isFavouriteIn(client: QueryClient, { slug }: Game): boolean {
  return client.getQueryData<GameList>(key)?.data.some((game) => game.slug === slug) ?? false;
}

function apply(client: QueryClient, { game, isFavourite }: Change): void {
  client.setQueryData<GameList>(key, (list) => {
    const others = (list?.data ?? []).filter(({ slug }) => slug !== game.slug);
    const data = isFavourite ? [game, ...others] : others;
    return { data, total: data.length };
  });
}

function report(error: Error): void {
  const isFull = isApiError(error) && error.code === 'favourites_limit_reached';
  if (isFull) showMessage('lobby.favourites.limit', { tone: 'warning', values: { limit: error.data.limit ?? 0 } });
  else showMessage('lobby.favourites.error', { tone: 'error' });
}
