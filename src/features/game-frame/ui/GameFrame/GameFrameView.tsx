import { useEffect, useEffectEvent, useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Placement } from '../../model/placement.ts';
import { useElementSize } from '../useElementSize.ts';
import { useFullscreen } from '../useFullscreen.ts';
import { useMediaQuery } from '#/lib/mediaQuery.ts';
import { BlockedDialog } from './BlockedDialog.tsx';
import { DockBar } from './DockBar.tsx';
import { FrameBar } from './FrameBar.tsx';
import type { FrameActions, ShownPhase } from './frameView.ts';
import { Stage } from './Stage.tsx';
import styles from './GameFrame.module.css';

// As in GameFrame.module.css: a phone, upright or on its side.
const phoneScreen = '(width < 48rem), (height < 30rem)';

export type GameFrameViewProps = {
  phase: ShownPhase;
  placement: Placement;
  frameRef?: Ref<HTMLIFrameElement>;
  onFrameLoad: () => void;
  actions: FrameActions;
  aside?: ReactNode;
  children?: ReactNode;
};

/** Full and minimized are one tree, so that the game's page is never loaded again. */
export function GameFrameView({
  phase,
  placement,
  frameRef,
  onFrameLoad,
  actions,
  aside,
  children,
}: GameFrameViewProps) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const isPhone = useMediaQuery(phoneScreen);
  const screen = useFullscreen(root);
  const isDocked = placement === 'docked';
  const leaveScreenWhenDocked = useEffectEvent((docked: boolean) => {
    if (docked) screen.leave();
  });
  useEffect(() => leaveScreenWhenDocked(isDocked), [isDocked]);
  return (
    <section
      ref={root}
      className={styles.root}
      data-game-frame={placement}
      data-status={phase.status}
      data-played={'attempt' in phase ? phase.play.mode : undefined}
      data-expanded={screen.isFullscreen || undefined}
      aria-label={formatMessage({ id: 'gameFrame.label' }, { name: phase.play.game.name })}
    >
      <div className={styles.bar}>
        {isDocked ? (
          <DockBar phase={phase} actions={actions} />
        ) : (
          <FrameBar phase={phase} screen={screen} actions={actions} aside={aside} />
        )}
      </div>
      <div ref={stage} className={styles.stage} inert={isDocked}>
        <Stage
          phase={phase}
          place={isPhone ? null : size}
          isDocked={isDocked}
          frameRef={frameRef}
          onFrameLoad={onFrameLoad}
          actions={actions}
        />
      </div>
      {phase.status === 'blocked' && <BlockedDialog onRetry={actions.onRetry} onClose={actions.onClose} />}
      {children}
    </section>
  );
}
