// Runs the machine's effects and feeds it outside events. Renders nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { logError } from '#/api/errorLog.ts';
import { isLoggedIn, onLogin, onLogout } from '#/api/session/session.store.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { subscribe } from '#/realtime/realtime.ts';
import { useRunRequest } from '../data/useRunRequest.ts';
import { gameFrame, attachEffects, setMachine, dispatchFrame, reloadedGame } from '../gameFrame.store.ts';
import type { Effect } from '../model/frameModel.ts';
import { reduce } from '../model/gameFrame.machine.ts';
import { announceStart, onStartedElsewhere } from './windowChannel.ts';

setMachine(reduce);

function useEffectsOfFrame(): void {
  const navigate = useNavigate();
  const runs = useRunRequest();
  const runEffect = useEffectEvent((effect: Effect): void => {
    switch (effect.type) {
      case 'requestRun':
        announceStart();
        runs.request(effect);
        return;
      case 'abandonRun':
        runs.abandon(effect.attempt);
        return;
      case 'goTo':
        void navigate(effect.path, { replace: effect.isReplacing });
        return;
      case 'leaveSite':
        location.assign(effect.url);
        return;
      case 'log':
        logError(`${effect.message} ${effect.slug}`.trim(), { label: 'game-frame' });
    }
  });
  useEffect(() => attachEffects((effect) => runEffect(effect)), []);
}

function closeAfterReturn({ persisted }: PageTransitionEvent): void {
  // Coming back from the run's own page, the browser may restore this one from its back/forward cache.
  if (persisted && gameFrame.model.phase.status === 'redirecting') dispatchFrame({ type: 'closeAsked' });
}

function useOutsideEvents(): void {
  useEffect(() => {
    const sessionChanged = (): void => dispatchFrame({ type: 'sessionChanged' });
    const stops = [
      onLogin(sessionChanged),
      onLogout(sessionChanged),
      subscribe('game_session.deactivated', ({ data }) => dispatchFrame({ type: 'deactivated', ...data })),
      onStartedElsewhere(() => dispatchFrame({ type: 'secondWindowStarted' })),
    ];
    globalThis.addEventListener('pageshow', closeAfterReturn);
    return () => {
      for (const stop of stops) stop();
      globalThis.removeEventListener('pageshow', closeAfterReturn);
    };
  }, []);
}

function useReloadedGame(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!reloadedGame) return;
    const { slug, mode } = reloadedGame;
    const viewer = isLoggedIn() ? 'player' : 'guest';
    client.fetchQuery(gameQuery(slug)).then(
      ({ data }) =>
        dispatchFrame({
          type: 'restored',
          opening: {
            game: data,
            mode,
            viewer,
            platform: devicePlatform(),
            hasGiftRounds: false,
            // No restriction is known yet. If there is one, the server refuses the reloaded game.
            restriction: 'none',
          },
        }),
      // If the game's details can't be loaded, it stays closed. The player opens it again.
      () => undefined,
    );
  }, [client]);
}

export function FrameControl() {
  useEffectsOfFrame();
  useOutsideEvents();
  useReloadedGame();
  return null;
}
