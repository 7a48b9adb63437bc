import { useEffect, useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { gameFrame, dispatchFrame } from '../../gameFrame.store.ts';
import { placementOf } from '../../model/placement.ts';
import { GameFrameView } from './GameFrameView.tsx';
import type { FrameActions, ShownPhase } from '../../model/frameModel.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { useFrameMessages } from './useFrameMessages.ts';
import { useRunTimers } from './useRunTimers.ts';

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
  /** Renders extra lines in the bar of a running real game, such as its tournament. */
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
  useFrameMessages(frame, attempt, run?.url ?? null);
  useEffect(() => {
    // Key presses go to the game once it is ready.
    if (isReady && placement === 'full') frame.current?.focus({ preventScroll: true });
  }, [isReady, placement]);
  if (phase.status === 'idle') return null;
  const onFrameLoad = (): void => {
    if (attempt !== null) dispatchFrame({ type: 'frameReady', attempt });
  };
  return (
    <GameFrameView
      phase={phase}
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
