import { useCallback, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Game } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { GameTile } from './GameTile.tsx';
import { useFavourites } from './useFavourites.ts';

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
