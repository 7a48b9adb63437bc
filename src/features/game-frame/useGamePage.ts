import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '#/api/ApiError.ts';
import type { Game, GameRunType } from '#/api/generated/model/index.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { paysRoundsIn } from '#/entities/gift/rules.ts';
import { giftsQuery } from '#/entities/player/queries.ts';
import { serverNow } from '#/lib/clock.ts';
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
  // Rounds that a gift pays for open without the warning about bonus money, so the gifts are known first.
  const mayWarn = isLoggedIn() && mode === 'real' && game?.allow_bonus_balance === false;
  const gifts = useQuery({ ...giftsQuery(), enabled: mayWarn });
  const isReady = game !== undefined && !(mayWarn && gifts.isPending);
  const open = (): void => {
    if (!game) return;
    const hasGiftRounds = paysRoundsIn(gifts.data?.data ?? [], game.slug, serverNow());
    const viewer = isLoggedIn() ? 'player' : 'guest';
    openGame({ game, mode, viewer, platform: devicePlatform(), hasGiftRounds });
  };
  const openOnEntry = useEffectEvent(open);
  const entry = isReady ? `${game.slug} ${mode}` : null;
  useEffect(() => {
    // Once an entry: a game that the player has closed must not open again because its data was refreshed.
    if (entry !== null) openOnEntry();
  }, [entry]);
  if (isHere && phase.status === 'failed' && hasErrorPage(phase.code))
    throw new ApiError({ kind: 'http', operation: 'runGame', status: 451 });
  return { game, isOpen: isHere, open };
}
