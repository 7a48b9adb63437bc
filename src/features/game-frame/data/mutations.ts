import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import {
  getRunGameMutationKey,
  runGame,
  type RunGameMutationVariables,
} from '#/api/generated/endpoints/game-frame/game-frame.ts';
import { currentFlags } from '#/brands/currentBrand.ts';
import type { GameRunBody, GameRunResponse } from '#/api/generated/model/index.ts';

interface RunVariables extends RunGameMutationVariables {
  readonly attempt: number;
  readonly signal: AbortSignal;
}

/** The rules for games in the host's licence (S10.6). */
async function licenceLimits(): Promise<Pick<GameRunBody, 'isAutoplayAllowed' | 'isTurboAllowed'>> {
  if (currentFlags().jurisdiction === 'none') return {};
  const { currentRules } = await import('#/brands/jurisdiction.ts');
  const { allowAutoplay, allowTurbo } = currentRules();
  return { isAutoplayAllowed: allowAutoplay, isTurboAllowed: allowTurbo };
}

export const runGameMutation = () =>
  mutationOptions<GameRunResponse, ApiError, RunVariables>({
    mutationKey: getRunGameMutationKey(),
    mutationFn: async ({ slug, data, signal }) =>
      runGame(slug, { ...data, ...(await licenceLimits()) }, undefined, signal),
  });
