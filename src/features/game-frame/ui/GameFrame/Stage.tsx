import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { imageUrl } from '#/lib/url.ts';
import type { Size } from '../../model/fitFrame.ts';
import { BonusWarning } from './BonusWarning.tsx';
import { FailedPanel } from './FailedPanel.tsx';
import type { FrameActions, ShownPhase } from './frameView.ts';
import { RunFrame } from './RunFrame.tsx';
import styles from './GameFrame.module.css';

type StageProps = {
  phase: ShownPhase;
  place: Size | null;
  isDocked: boolean;
  frameRef: Ref<HTMLIFrameElement> | undefined;
  onFrameLoad: () => void;
  actions: FrameActions;
};

function isWaiting(phase: ShownPhase): boolean {
  if (phase.status === 'running' || phase.status === 'minimized') return !phase.isReady;
  return phase.status === 'loading' || phase.status === 'redirecting';
}

/** The game's picture until the game has loaded, then the game, or what stands in its place. */
export function Stage({ phase, place, isDocked, frameRef, onFrameLoad, actions }: StageProps) {
  const { game } = phase.play;
  const run = 'run' in phase ? phase.run : null;
  return (
    <>
      <img className={styles.poster} src={imageUrl(game.preview)} alt="" decoding="async" />
      {run && 'attempt' in phase && (
        <RunFrame
          key={phase.attempt}
          run={run}
          name={game.name}
          place={place}
          isReady={!isWaiting(phase)}
          frameRef={frameRef ?? null}
          onLoad={onFrameLoad}
        />
      )}
      {isWaiting(phase) && <Waiting name={game.name} preview={game.preview} />}
      {phase.status === 'confirming' && (
        <BonusWarning onConfirm={actions.onConfirm} onClose={actions.onClose} />
      )}
      {phase.status === 'failed' && !isDocked && (
        <FailedPanel
          play={phase.play}
          code={phase.code}
          onRetry={actions.onRetry}
          onClose={actions.onClose}
        />
      )}
    </>
  );
}

function Waiting({ name, preview }: { name: string; preview: string }) {
  return (
    <output className={styles.waiting}>
      <img className={styles.art} src={imageUrl(preview)} alt="" width={300} height={400} />
      <span className={styles.hint}>
        <Spinner />
        <span className={styles.hintText}>
          <FormattedMessage id="gameFrame.loading" values={{ name }} />
        </span>
      </span>
    </output>
  );
}
