import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '#/api/ApiError.ts';
import { runGame, type RunGameMutationVariables } from '#/api/generated/endpoints/game-frame/game-frame.ts';
import { currentFlags } from '#/brands/currentBrand.ts';
import type { GameRunBody, GameRunResponse } from '#/api/generated/model/index.ts';
import { frameOrigins } from '#/config.ts';
import { currentBase, withBase } from '#/paths.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';
import { dispatchFrame } from '../gameFrame.store.ts';
import { frameUrl } from '#/lib/url.ts';
import type { Effect, RunAnswer } from '../model/frameModel.ts';

interface RunVariables extends RunGameMutationVariables {
  readonly attempt: number;
  readonly signal: AbortSignal;
}

/** Whether the licence for the current host name allows autoplay and turbo (S10.6). */
async function licenceLimits(): Promise<Pick<GameRunBody, 'isAutoplayAllowed' | 'isTurboAllowed'>> {
  if (currentFlags().jurisdiction === 'none') return {};
  const { currentRules } = await import('#/brands/jurisdiction.ts');
  const { allowAutoplay, allowTurbo } = currentRules();
  return { isAutoplayAllowed: allowAutoplay, isTurboAllowed: allowTurbo };
}

const runGameMutation = () =>
  mutationOptions<GameRunResponse, ApiError, RunVariables>({
    mutationFn: async ({ slug, data, signal }) =>
      runGame(slug, { ...data, ...(await licenceLimits()) }, undefined, signal),
  });

/** Sends requests to run a game, one at a time, and dispatches their responses. */
export function useRunRequest() {
  const current = useRef<{ attempt: number; controller: AbortController } | null>(null);
  const { mutate } = useMutation({
    ...runGameMutation(),
    onSuccess: (response, { attempt }) => {
      dispatchFrame({
        type: 'runSucceeded',
        attempt,
        answer: readRun(response, { allowedOrigins: frameOrigins, startedAt: monotonicNow() }),
      });
    },
    onError: ({ code }, { attempt }) => dispatchFrame({ type: 'runFailed', attempt, code }),
  });
  return {
    request({ attempt, play, exitPath }: Extract<Effect, { type: 'requestRun' }>): void {
      const controller = new AbortController();
      current.current = { attempt, controller };
      const data: GameRunBody = {
        platform: devicePlatform(),
        type: play.mode,
        exitUrl: withBase(exitPath, currentBase()),
      };
      mutate({ attempt, slug: play.game.slug, data, signal: controller.signal });
    },
    abandon(attempt: number): void {
      if (current.current?.attempt === attempt) current.current.controller.abort();
    },
  };
}

// The response to a run request: the game's URL and the size of its frame (S3.2).

const defaultWidth = 1280;
const defaultHeight = 720;
const longestSide = 10_000;

function side(value: number | undefined, byDefault: number): number {
  return value !== undefined && value >= 1 && value <= longestSide ? value : byDefault;
}

interface ReadRunOptions {
  /** Origins besides our own whose pages may be embedded as games. */
  readonly allowedOrigins: readonly string[];
  /** When the run started, in ms of the monotonic clock. */
  readonly startedAt: number;
  readonly origin?: string;
}

export function readRun(
  { data, redirect }: GameRunResponse,
  { allowedOrigins, startedAt, origin }: ReadRunOptions,
): RunAnswer {
  const url =
    origin === undefined
      ? frameUrl(data.run_url, allowedOrigins)
      : frameUrl(data.run_url, allowedOrigins, origin);
  return {
    url: url?.href ?? null,
    width: side(data.frameWidth, defaultWidth),
    height: side(data.frameHeight, defaultHeight),
    token: data.runToken ?? null,
    startedAt,
    isRedirect: redirect,
  };
}
