// The run of a game, which a frame asks for and may abandon.
import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import {
  getRunGameMutationKey,
  runGame,
  type RunGameMutationVariables,
} from '#/api/generated/endpoints/game-frame/game-frame.ts';
import type { GameRunResponse } from '#/api/generated/model/index.ts';

interface RunVariables extends RunGameMutationVariables {
  /** Tells the answers of several runs from each other. */
  readonly attempt: number;
  readonly signal: AbortSignal;
}

/** The generated options know no signal. */
export const runGameMutation = () =>
  mutationOptions<GameRunResponse, ApiError, RunVariables>({
    mutationKey: getRunGameMutationKey(),
    mutationFn: ({ slug, data, signal }) => runGame(slug, data, undefined, signal),
  });
