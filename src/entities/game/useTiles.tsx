import { useCallback, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { Game, GameList } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { paths } from '#/paths.ts';
import { GameTile } from './GameTile.tsx';
import { favouriteMutation, reportFavourite } from './mutations.ts';
import { favouritesQuery } from './queries.ts';
import { rememberFavourite } from './wantedFavourite.ts';

export type RenderTile = (game: Game, isEager?: boolean) => ReactNode;

/** Renders tiles with the viewer's actions and favourites. */
export function useTiles(): RenderTile {
  const { status } = useSnapshot(session);
  const { slugs, toggle } = useFavourites();
  return useCallback(
    (game, isEager = false) => (
      <GameTile
        game={game}
        viewer={status}
        isFavourite={slugs.has(game.slug)}
        onToggleFavourite={toggle}
        isEager={isEager}
      />
    ),
    [status, slugs, toggle],
  );
}

const NONE: ReadonlySet<string> = new Set();
const slugsOf = (list: GameList): ReadonlySet<string> => new Set(list.data.map(({ slug }) => slug));
const key = favouritesQuery().queryKey;

/** The player's favourites and a toggle. Guests log in first; then the game is added. */
function useFavourites(): { slugs: ReadonlySet<string>; toggle: (game: Game) => void } {
  const { status } = useSnapshot(session);
  const { data: slugs = NONE } = useQuery({
    ...favouritesQuery(),
    enabled: status === 'player',
    select: slugsOf,
  });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { mutate } = useMutation(favouriteMutation(reportFavourite));

  const toggle = useCallback(
    (game: Game) => {
      if (status === 'guest') {
        rememberFavourite(game.slug);
        void navigate(paths.login(pathname + search + hash));
      } else mutate({ game, isFavourite: !isFavouriteIn(client, game) });
    },
    [status, navigate, pathname, search, hash, mutate, client],
  );
  return { slugs, toggle };
}

function isFavouriteIn(client: QueryClient, { slug }: Game): boolean {
  return client.getQueryData<GameList>(key)?.data.some((game) => game.slug === slug) ?? false;
}
