// Ties the machine to the world: the router, the server, the session, other windows. Always mounted and
// small; it shows nothing.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logError } from '#/api/errorLog.ts';
import { onLogin, onLogout } from '#/api/session/session.store.ts';
import { subscribe } from '#/realtime/realtime.ts';
import { useRunRequest } from '../data/useRunRequest.ts';
import { gameFrame, performEffects, tellFrame, tellRoute } from '../gameFrame.store.ts';
import type { Effect } from '../model/frameModel.ts';
import { announceStart, onStartedElsewhere } from './windowChannel.ts';

/** Carries out what the machine asks for. */
function useEffectsOfFrame(): void {
  const navigate = useNavigate();
  const runs = useRunRequest();
  const carryOut = useEffectEvent((effect: Effect): void => {
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
  useEffect(() => performEffects((effect) => carryOut(effect)), []);
}

function useRouteOfFrame(): void {
  const { pathname, search, hash } = useLocation();
  // Before the page's own effects, which may say that it has failed.
  useLayoutEffect(() => {
    tellRoute({ pathname, search, hash });
  }, [pathname, search, hash]);
}

function closeAfterReturn({ persisted }: PageTransitionEvent): void {
  // Back from the run's own page, the browser shows this one as it was left.
  if (persisted && gameFrame.model.phase.status === 'redirecting') tellFrame({ type: 'closeAsked' });
}

function useOutsideEvents(): void {
  useEffect(() => {
    const sessionChanged = (): void => tellFrame({ type: 'sessionChanged' });
    const stops = [
      onLogin(sessionChanged),
      onLogout(sessionChanged),
      subscribe('game_session.deactivated', ({ data }) => tellFrame({ type: 'deactivated', ...data })),
      onStartedElsewhere(() => tellFrame({ type: 'secondWindowStarted' })),
    ];
    globalThis.addEventListener('pageshow', closeAfterReturn);
    return () => {
      for (const stop of stops) stop();
      globalThis.removeEventListener('pageshow', closeAfterReturn);
    };
  }, []);
}

/** Keeps the frame in step with the route, the session, the server and the player's other windows. */
export function useFrameControl(): void {
  useEffectsOfFrame();
  useRouteOfFrame();
  useOutsideEvents();
}
