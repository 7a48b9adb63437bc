import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import type { ApiError } from '#/api/ApiError.ts';
import type { Game, GameList } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { failureReason } from '#/i18n/failureReason.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { paths } from '#/paths.ts';
import { favouriteMutation } from './mutations.ts';
import { favouritesQuery } from './queries.ts';

const NONE: ReadonlySet<string> = new Set();
const slugsOf = (list: GameList): ReadonlySet<string> => new Set(list.data.map(({ slug }) => slug));
const key = favouritesQuery().queryKey;

/** The player's favourites and a toggle. Guests are sent to log in and then return. */
export function useFavourites(): { slugs: ReadonlySet<string>; toggle: (game: Game) => void } {
  const { status } = useSnapshot(session);
  const { data: slugs = NONE } = useQuery({
    ...favouritesQuery(),
    enabled: status === 'player',
    select: slugsOf,
  });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { mutate } = useMutation(favouriteMutation(report));

  const toggle = useCallback(
    (game: Game) => {
      if (status === 'guest') void navigate(paths.login(pathname + search + hash));
      else mutate({ game, isFavourite: !isFavouriteIn(client, game) });
    },
    [status, navigate, pathname, search, hash, mutate, client],
  );
  return { slugs, toggle };
}

function isFavouriteIn(client: QueryClient, { slug }: Game): boolean {
  return client.getQueryData<GameList>(key)?.data.some((game) => game.slug === slug) ?? false;
}

const texts = { favourites_limit_reached: 'game.favourites.limit' } as const;

/** Explains the rollback in a toast, if the reason is known. */
function report(error: ApiError): void {
  const reason = failureReason(error, texts);
  if (!reason) showMessage('game.favourites.error', { tone: 'error' });
  else
    showMessage(reason.id, { tone: 'warning', values: { ...reason.values, limit: error.data.limit ?? 0 } });
}
