import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '#/api/ApiError.ts';
import type { Game, GameRunType } from '#/api/generated/model/index.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { useGame } from './data/useGame.ts';
import { openGame } from './control/openGame.ts';
import { gameFrame } from './gameFrame.store.ts';
import { hasErrorPage } from './model/failures.ts';
import { placementOf } from './model/placement.ts';

export interface GamePage {
  readonly game: Game | undefined;
  /** The game is in the frame, over this page. */
  readonly isOpen: boolean;
  readonly open: () => void;
}

/**
 * Opens the game once, when the page is entered or the mode changes.
 * @throws ApiError while rendering, for the route's error page
 */
export function useGamePage(slug: string, mode: GameRunType): GamePage {
  const game = useGame(slug);
  const { model } = useSnapshot(gameFrame);
  const { phase } = model;
  const isHere = phase.status !== 'idle' && placementOf(model) === 'full';
  const open = (): void => {
    if (game) openGame({ game, mode, viewer: isLoggedIn() ? 'player' : 'guest', platform: devicePlatform() });
  };
  const openOnEntry = useEffectEvent(open);
  const entry = game ? `${game.slug} ${mode}` : null;
  useEffect(() => {
    // Once an entry: a game that the player has closed must not open again because its data was refreshed.
    if (entry !== null) openOnEntry();
  }, [entry]);
  if (isHere && phase.status === 'failed' && hasErrorPage(phase.code))
    throw new ApiError({ kind: 'http', operation: 'runGame', status: 451 });
  return { game, isOpen: isHere, open };
}
