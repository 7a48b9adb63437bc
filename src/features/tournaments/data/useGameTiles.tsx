import { useCallback, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Game } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { GameTile } from '#/entities/game/GameTile.tsx';
import { useFavourites } from '#/entities/game/useFavourites.ts';

/** Shows what a game is like. Must be referentially stable. */
export type OnInfo = ((slug: string) => void) | undefined;

/** Renders games as in the lobby, with the player's favourites. */
export function useGameTiles(onInfo: OnInfo): (game: Game) => ReactNode {
  const { status } = useSnapshot(session);
  const { slugs, toggle } = useFavourites();
  return useCallback(
    (game) => (
      <GameTile
        game={game}
        viewer={status}
        isFavourite={slugs.has(game.slug)}
        onToggleFavourite={toggle}
        onInfo={onInfo}
      />
    ),
    [status, slugs, toggle, onInfo],
  );
}
