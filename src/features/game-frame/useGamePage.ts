import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'react-router';
import { ApiError } from '#/api/ApiError.ts';
import type { Game, GameRunType } from '#/api/generated/model/index.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { paysRoundsIn } from '#/entities/gift/rules.ts';
import { balanceQuery, giftsQuery, restrictionsQuery } from '#/entities/player/queries.ts';
import { restrictionAt } from '#/entities/player/restriction.ts';
import { serverNow } from '#/lib/clock.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';
import { gameModeIn } from '#/paths.ts';
import { gamePageQuery } from './data/gamePageQuery.ts';
import { dispatchFrame, gameFrame, setMachine } from './gameFrame.store.ts';
import { hasErrorPage } from './model/failures.ts';
import { placementOf } from './model/placement.ts';
import type { Opening } from './model/frameModel.ts';
import { reduce } from './model/gameFrame.machine.ts';

interface GamePage {
  readonly game: Game | undefined;
  /** Whether the frame covers this page with the game. */
  readonly isOpen: boolean;
  readonly open: () => void;
}

/**
 * Opens the game when the player enters the page or the mode changes.
 * @throws ApiError while rendering, for the route's error page
 */
export function useGamePage(slug: string, mode: GameRunType): GamePage {
  const game = useGame(slug);
  const { model } = useSnapshot(gameFrame);
  const { phase } = model;
  const isHere = phase.status !== 'idle' && placementOf(model) === 'full';
  // Only players with bonus money see the warning about bonus money. The warning isn't needed if a gift pays
  // for the rounds, or during a break, because the game is then refused anyway.
  const mayWarn = isLoggedIn() && mode === 'real' && game?.allow_bonus_balance === false;
  const gifts = useQuery({ ...giftsQuery(), enabled: mayWarn });
  const restrictions = useQuery({ ...restrictionsQuery(), enabled: mayWarn });
  const balance = useQuery({ ...balanceQuery(), enabled: mayWarn });
  const isLoading = gifts.isPending || restrictions.isPending || balance.isPending;
  const isReady = game !== undefined && !(mayWarn && isLoading);
  const open = (): void => {
    if (!game) return;
    const hasGiftRounds = paysRoundsIn(gifts.data?.data ?? [], game.slug, serverNow());
    const viewer = isLoggedIn() ? 'player' : 'guest';
    const status = restrictions.data?.data;
    const restriction = status ? restrictionAt(status, serverNow()).kind : 'none';
    // If the balance is unknown, show the warning in case the player has bonus money.
    const hasBonusMoney = balance.data?.data.bonus !== 0;
    const platform = devicePlatform();
    openGame({ game, mode, viewer, platform, hasGiftRounds, hasBonusMoney, restriction });
  };
  const openOnEntry = useEffectEvent(open);
  const entry = isReady ? `${game.slug} ${mode}` : null;
  useEffect(() => {
    // Open the game only when the page is entered or the mode changes, because a refetch must not reopen a
    // game that the player has closed.
    if (entry !== null) openOnEntry();
  }, [entry]);
  if (isHere && phase.status === 'failed' && hasErrorPage(phase.code))
    throw new ApiError({ kind: 'http', operation: 'runGame', status: 451 });
  return { game, isOpen: isHere, open };
}

export function useGameMode(): GameRunType {
  return gameModeIn(useLocation().search);
}

/**
 * The game of this page. Undefined while loading.
 * @throws ApiError while rendering, for the route's error page
 */
function useGame(slug: string): Game | undefined {
  const { data } = useQuery({
    ...gamePageQuery(useQueryClient(), slug),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  return data?.data;
}

setMachine(reduce);

/** Opens or resumes a game. The state machine decides about the login, warnings and refusals. */
export function openGame(opening: Opening): void {
  dispatchFrame({ type: 'opened', opening });
}
