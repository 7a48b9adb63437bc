// Ties the machine to the world. It shows nothing, and comes when calm or when a game opens.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { logError } from '#/api/errorLog.ts';
import { onLogin, onLogout } from '#/api/session/session.store.ts';
import { subscribe } from '#/realtime/realtime.ts';
import { useRunRequest } from '../data/useRunRequest.ts';
import { gameFrame, performEffects, setMachine, tellFrame } from '../gameFrame.store.ts';
import type { Effect } from '../model/frameModel.ts';
import { reduce } from '../model/gameFrame.machine.ts';
import { announceStart, onStartedElsewhere } from './windowChannel.ts';

setMachine(reduce);

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

export function FrameControl() {
  useEffectsOfFrame();
  useOutsideEvents();
  return null;
}
