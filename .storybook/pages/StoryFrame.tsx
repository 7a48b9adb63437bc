import { useContext, useRef } from 'react';
import { frameUrl, storyUrl, type Globals } from '../storyLinks.ts';
import { Toolbar } from '../toolbar.ts';
import { viewports } from '../viewports.ts';
import { useFrame } from './useFrame.ts';
import styles from './pages.module.css';

export type FrameWidth = Exclude<keyof typeof viewports, 'zoomedPhone'>;

/** The scale at which a story is shown, so that several fit beside each other. */
const scales: Readonly<Record<FrameWidth, number>> = { narrow: 0.75, phone: 0.75, tablet: 0.5, desktop: 0.4 };

interface StoryFrameProps {
  story: string;
  globals?: Globals;
  /** Links to the story in Storybook. */
  caption: string;
  note?: string;
  width: FrameWidth;
}

/** Shows a story in a frame, and the story's name until the story has rendered. */
function LazyFrame({ title, src }: { title: string; src: string }) {
  const pane = useRef<HTMLDivElement>(null);
  const { stage, failure, place } = useFrame(pane);
  return (
    <div ref={pane} className={styles.pane}>
      {/* oxlint-disable react/iframe-missing-sandbox -- our own page, which needs scripts and its worker */}
      {stage !== 'waiting' && <iframe title={title} src={src} tabIndex={-1} />}
      {/* oxlint-enable react/iframe-missing-sandbox */}
      {(stage !== 'shown' || failure !== null) && (
        <p className={styles.placeholder} data-failed={failure === null ? undefined : ''}>
          <strong>{title}</strong>
          {failure !== null && `Failed: ${failure}`}
          {failure === null && (stage === 'waiting' ? 'Waiting' : `Loading ${place}`)}
        </p>
      )}
    </div>
  );
}

/**
 * A story in a scaled-down frame with the toolbar's settings. Loads once the frame is near the viewport.
 */
export function StoryFrame({ story, globals: own, caption, note, width }: StoryFrameProps) {
  const globals = { ...useContext(Toolbar), ...own };
  const { styles: size } = viewports[width];
  const src = frameUrl(story, globals);
  return (
    <figure
      className={styles.frame}
      style={{ '--window': size.width, '--tall': size.height, '--scale': scales[width] }}
      data-story={story}
    >
      <figcaption>
        <a href={storyUrl(story, globals)} target="_top">
          {caption}
        </a>
        {note !== undefined && <span className={styles.muted}>{note}</span>}
      </figcaption>
      <LazyFrame key={src} title={caption} src={src} />
    </figure>
  );
}
