import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { gameFrame, dispatchFrame } from '../../gameFrame.store.ts';
import { placementOf } from '../../model/placement.ts';
import { GameFrameView } from './GameFrameView.tsx';
import { hasOpenBet, type FrameActions, type Run, type ShownPhase } from '../../model/frameModel.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { useQuiet } from './QuietSwitch.tsx';
import { balanceQuery } from '#/entities/player/queries.ts';
import { realtime } from '#/realtime/realtime.store.ts';
import { gameDecisions } from '#/overlays/gameDecisions.ts';
import { setPlace } from '#/overlays/overlayHost.ts';
import { monotonicNow } from '#/lib/clock.ts';
import {
  createFrameGate,
  isExitMessage,
  stakeOfMessage,
  isStopMessage,
  type FrameMessage,
} from '../../model/frameMessages.ts';
import { sandboxOf } from '#/lib/sandboxOf.ts';

const actions: FrameActions = {
  onMinimize: () => dispatchFrame({ type: 'minimizeAsked' }),
  onResume: () => dispatchFrame({ type: 'resumeAsked' }),
  onClose: () => dispatchFrame({ type: 'closeAsked' }),
  onLeave: () => dispatchFrame({ type: 'leaveConfirmed' }),
  onStay: () => dispatchFrame({ type: 'leaveDeclined' }),
  onConfirm: () => dispatchFrame({ type: 'confirmed' }),
  onRetry: () => dispatchFrame({ type: 'retryAsked' }),
};

export interface GameFrameProps {
  /** Renders additional lines in the bar of a game for money, such as the player's place in a tournament. */
  renderAside?: ((gameSlug: string) => ReactNode) | undefined;
}

const isPlaying = ({ status }: ShownPhase): boolean => status === 'running' || status === 'loading';

export default function GameFrame({ renderAside }: GameFrameProps) {
  const { model } = useSnapshot(gameFrame);
  const { phase } = model;
  const frame = useRef<HTMLIFrameElement>(null);
  const placement = placementOf(model);
  const run = 'run' in phase ? phase.run : null;
  const attempt = 'attempt' in phase && run ? phase.attempt : null;
  const isReady = 'isReady' in phase && phase.isReady;
  useRunTimers(isReady ? null : attempt);
  useFrameMessages(frame, attempt, run);
  useQuietPlace(placement === 'full' ? 'full' : 'minimised');
  useEffect(() => {
    // The game gets the focus when it is ready, so that key presses go to it.
    if (isReady && placement === 'full') frame.current?.focus({ preventScroll: true });
  }, [isReady, placement]);
  if (phase.status === 'idle') return null;
  const onFrameLoad = (): void => {
    if (attempt !== null) dispatchFrame({ type: 'frameReady', attempt });
  };
  return (
    <GameFrameView
      phase={phase}
      hasOpenBet={hasOpenBet(model)}
      isLeaving={model.leaving !== null}
      placement={placement}
      frameRef={frame}
      onFrameLoad={onFrameLoad}
      actions={actions}
      aside={isPlaying(phase) && phase.play.mode === 'real' && renderAside?.(phase.play.game.slug)}
    >
      {run && phase.play.mode === 'real' && (
        <RealityCheck key={attempt} startedAt={run.startedAt} onLeave={actions.onClose} />
      )}
    </GameFrameView>
  );
}

/** Tells the overlay host which overlays have to wait while the game is open. */
function useQuietPlace(game: 'full' | 'minimised'): void {
  const { isOn } = useQuiet();
  useEffect(() => {
    setPlace({ byGame: gameDecisions(game, isOn) });
    return () => setPlace({ byGame: {} });
  }, [game, isOn]);
}

/** If a game doesn't report the end of a round, the round counts as over this long after its start, in ms. */
const MAX_ROUND_MS = 30_000;

const isConnected = (): boolean => realtime.connection === 'open';

/**
 * Whether the open game is played for money. A demo has its own credits, so its rounds don't change the
 * balance.
 */
function isRealGame(): boolean {
  const { phase } = gameFrame.model;
  return 'play' in phase && phase.play.mode === 'real';
}

/**
 * Stores whether a round is running, and its stake, because the shown balance depends on both. Refetches the
 * balance if the connection was lost during a round: the message with the new balance may have been missed.
 */
function createRoundWatch(askBalance: () => void): {
  onMessage: (message: FrameMessage, data: unknown) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = true;
  const stop = (): void => {
    clearTimeout(timer);
    if (gameFrame.isRoundOn && !(wasConnected && isConnected())) askBalance();
    gameFrame.isRoundOn = false;
    gameFrame.stake = 0;
  };
  return {
    stop,
    onMessage(message, data) {
      if (message !== 'roundStarted' && message !== 'roundEnded') return;
      stop();
      if (message === 'roundEnded') return;
      wasConnected = isConnected();
      gameFrame.isRoundOn = true;
      gameFrame.stake = isRealGame() ? stakeOfMessage(data) : 0;
      timer = setTimeout(stop, MAX_ROUND_MS);
    },
  };
}

/** Listens only to messages from the page of the current run. */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  attempt: number | null,
  run: Pick<Run, 'url' | 'token'> | null,
): void {
  const { url = null, token = null } = run ?? {};
  const client = useQueryClient();
  useEffect(() => {
    if (attempt === null || url === null) return undefined;
    const { messageOrigin } = sandboxOf(url, location.origin);
    const read = createFrameGate({
      source: () => frame.current?.contentWindow ?? null,
      origin: messageOrigin,
      now: monotonicNow,
    });
    const round = createRoundWatch(
      () => void client.invalidateQueries({ queryKey: balanceQuery().queryKey }),
    );
    const onMessage = (event: MessageEvent<unknown>): void => {
      const message = read(event);
      if (message === null) return;
      if (isExitMessage(message)) dispatchFrame({ type: 'exitMessage' });
      else if (isStopMessage(message)) {
        if (token !== null) dispatchFrame({ type: 'deactivated', runToken: token, code: message });
      } else if (message === 'gameReady') dispatchFrame({ type: 'frameReady', attempt });
      else if (message === 'betOpened' || message === 'betClosed')
        dispatchFrame({ type: 'betChanged', attempt, isOpen: message === 'betOpened' });
      else round.onMessage(message, event.data);
    };
    globalThis.addEventListener('message', onMessage);
    return () => {
      globalThis.removeEventListener('message', onMessage);
      round.stop();
    };
  }, [client, frame, attempt, url, token]);
}

/** The phase `loading` ends this long after the start of the run, in ms (S9.5). */
const LOADING_FLAG_MS = 1000;
/** A game that hasn't loaded after this time in ms counts as failed. */
const FRAME_TIMEOUT_MS = 15_000;

/** Starts the timers of a run. `attempt` is null before a run starts and once the game has loaded. */
export function useRunTimers(attempt: number | null): void {
  useEffect(() => {
    if (attempt === null) return undefined;
    const timers = [
      setTimeout(() => dispatchFrame({ type: 'loadingElapsed', attempt }), LOADING_FLAG_MS),
      setTimeout(() => dispatchFrame({ type: 'frameTimedOut', attempt }), FRAME_TIMEOUT_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [attempt]);
}
