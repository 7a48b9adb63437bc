import type { CSSProperties, Ref } from 'react';
import { useIntl } from 'react-intl';
import { fitFrame, type Size } from '../../model/fitFrame.ts';
import type { Run } from '../../model/frameModel.ts';
import { FRAME_FEATURES, sandboxOf } from '../../model/sandbox.ts';
import styles from './GameFrame.module.css';

type RunFrameProps = {
  run: Run;
  name: string;
  /** The place to be scaled to; null where the page is laid out to the screen itself, as on phones. */
  place: Size | null;
  isReady: boolean;
  frameRef: Ref<HTMLIFrameElement>;
  onLoad: () => void;
};

/** Made once a run and never moved in the tree, which would reload it. A phone gives it all of its screen. */
export function RunFrame({ run, name, place, isReady, frameRef, onLoad }: RunFrameProps) {
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
