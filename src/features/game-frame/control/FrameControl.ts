// Runs the side effects of the game frame's state machine and dispatches outside events to it. Renders
// nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { logError } from '#/api/errorLog.ts';
import { isLoggedIn, onLogin, onLogout } from '#/api/session/session.store.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';
import { subscribe } from '#/realtime/realtime.ts';
import { deviceNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { tabChannel } from '#/lib/tabChannel.ts';
import { useRunRequest } from '../data/mutations.ts';
import { attachEffects, dispatchFrame, gameFrame, reloadedGame, setMachine } from '../gameFrame.store.ts';
import type { Effect } from '../model/frameModel.ts';
import { reduce } from '../model/gameFrame.machine.ts';

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
  // We redirected the browser to the game's own site, and the player has gone back. If the browser restores
  // our page from its back/forward cache, the frame still shows the redirect, so close the frame.
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
            hasBonusMoney: true,
            // Restrictions haven't loaded yet, so assume that there are none. If the player has one, the
            // server refuses to run the game.
            restriction: 'none',
          },
        }),
      // If the game's details can't be loaded, the game stays closed, and the player has to open it again.
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

// If games are started in two windows, only the game that was started later keeps running (S4.18).

const windowId = randomId();

interface WindowStart {
  readonly id: string;
  /** When the game started, in ms of the device's clock. All windows share this clock. */
  readonly at: number;
}

const channel = tabChannel('game-frame', readStart);
let own: WindowStart | null = null;

function announceStart(): void {
  own = { id: windowId, at: deviceNow() };
  channel.post(own);
}

/** Calls the listener when another window starts a game after this one did. Returns the cleanup. */
function onStartedElsewhere(listener: () => void): () => void {
  return channel.on((other) => {
    if (own && stopsOurs(other, own)) listener();
  });
}

export function readStart(data: unknown): WindowStart | null {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('at' in data)) return null;
  const { id, at } = data;
  return typeof id === 'string' && id !== '' && typeof at === 'number' && Number.isFinite(at)
    ? { id, at }
    : null;
}

/**
 * Whether a game that was started in another window stops ours. The later start wins. If both games started
 * in the same millisecond, the greater window id wins.
 */
export function stopsOurs(other: WindowStart, own: WindowStart): boolean {
  if (other.id === own.id) return false;
  return other.at === own.at ? other.id > own.id : other.at > own.at;
}
