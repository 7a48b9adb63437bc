import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '#/api/ApiError.ts';
import { getRunGameMutationKey, runGame } from '#/api/generated/endpoints/game-frame/game-frame.ts';
import type { GameRunBody, GameRunResponse } from '#/api/generated/model/index.ts';
import { frameOrigins } from '#/config.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { tellFrame } from '../gameFrame.store.ts';
import type { Effect } from '../model/frameModel.ts';
import { readRun } from '../model/readRun.ts';

interface Request {
  readonly attempt: number;
  readonly slug: string;
  readonly body: GameRunBody;
  readonly signal: AbortSignal;
}

/** Asks the server for runs, one at a time, and tells the frame what it answered. */
export function useRunRequest() {
  const current = useRef<{ attempt: number; controller: AbortController } | null>(null);
  const { mutate } = useMutation<GameRunResponse, ApiError, Request>({
    mutationKey: getRunGameMutationKey(),
    // The slug comes from an address; encoded, it stays one part of the path.
    mutationFn: ({ slug, body, signal }) => runGame(slug, body, undefined, signal),
    onSuccess: (response, { attempt }) => {
      tellFrame({ type: 'runSucceeded', attempt, answer: readRun(response, { allowedOrigins: frameOrigins, startedAt: monotonicNow() }) });
    },
    onError: ({ code }, { attempt }) => tellFrame({ type: 'runFailed', attempt, code }),
  });
  return {
    request({ attempt, play, exitPath }: Extract<Effect, { type: 'requestRun' }>): void {
      const controller = new AbortController();
      current.current = { attempt, controller };
      const body: GameRunBody = { platform: devicePlatform(), type: play.mode, exitUrl: exitPath };
      mutate({ attempt, slug: play.game.slug, body, signal: controller.signal });
    },
    abandon(attempt: number): void {
      if (current.current?.attempt === attempt) current.current.controller.abort();
    },
  };
}
