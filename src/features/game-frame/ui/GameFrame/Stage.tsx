import type { Ref, CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { imageUrl } from '#/lib/url.ts';
import { sandboxOf } from '#/lib/sandboxOf.ts';
import type { Run, FrameActions, ShownPhase } from '../../model/frameModel.ts';
import { BonusWarning, FailedPanel } from './StagePanels.tsx';
import styles from './GameFrame.module.css';

const FRAME_FEATURES = 'fullscreen; autoplay';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface StageProps {
  phase: ShownPhase;
  place: Size | null;
  isDocked: boolean;
  frameRef: Ref<HTMLIFrameElement> | undefined;
  onFrameLoad: () => void;
  actions: FrameActions;
}

function isWaiting(phase: ShownPhase): boolean {
  if (phase.status === 'running' || phase.status === 'minimized') return !phase.isReady;
  return phase.status === 'loading' || phase.status === 'redirecting';
}

/** Shows the game's picture while the game loads, then the game itself, a warning or a failure. */
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

interface RunFrameProps {
  run: Run;
  name: string;
  /**
   * The available space, to which the game is scaled. Null on phones, where the game's page fills the screen.
   */
  place: Size | null;
  isReady: boolean;
  frameRef: Ref<HTMLIFrameElement>;
  onLoad: () => void;
}

function RunFrame({ run, name, place, isReady, frameRef, onLoad }: RunFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <iframe
      ref={frameRef}
      className={styles.frame}
      title={formatMessage({ id: 'gameFrame.label' }, { name })}
      sandbox={sandboxOf(run.url, location.origin).tokens}
      allow={FRAME_FEATURES}
      referrerPolicy="origin"
      src={run.url}
      data-ready={isReady || undefined}
      data-filling={place === null || undefined}
      style={place ? placed(run, place) : undefined}
      onLoad={onLoad}
    />
  );
}

function placed({ width, height }: Run, place: Size): CSSProperties {
  const { scale, left, top } = fitFrame(place, { width, height });
  return {
    inlineSize: width,
    blockSize: height,
    transform: `translate(${left}px, ${top}px) scale(${scale})`,
  };
}

interface Fit {
  readonly scale: number;
  /** Offsets that centre the frame, in CSS pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Fits a frame into the available space by scaling it. Resizing could make the game rearrange its content
 * or reload.
 */
export function fitFrame(place: Size, frame: Size): Fit {
  const scale = Math.max(0, Math.min(place.width / frame.width, place.height / frame.height));
  return {
    scale,
    left: (place.width - frame.width * scale) / 2,
    top: (place.height - frame.height * scale) / 2,
  };
}
