import {
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useMediaQuery } from '#/lib/mediaQuery.ts';
import { AlertDialog } from '#/ui/Dialog/Dialog.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { keepFocus } from '#/ui/takeFocus.ts';
import type { Placement } from '../../model/placement.ts';
import { DockBar, FrameBar, useFullscreen } from './FrameBar.tsx';
import type { FrameActions, ShownPhase } from '../../model/frameModel.ts';
import { Stage, type Size } from './Stage.tsx';
import styles from './GameFrame.module.css';

// A phone in either orientation. Keep in sync with GameFrame.module.css.
const phoneScreen = '(width < 48rem), (height < 30rem)';

interface GameFrameViewProps {
  phase: ShownPhase;
  hasOpenBet?: boolean;
  /** True while the player is asked whether to give up the open bet. */
  isLeaving?: boolean;
  placement: Placement;
  frameRef?: Ref<HTMLIFrameElement>;
  onFrameLoad: () => void;
  actions: FrameActions;
  aside?: ReactNode;
  children?: ReactNode;
}

/**
 * Full and minimized games are rendered in the same tree, because moving the iframe would reload the game.
 */
export function GameFrameView({
  phase,
  hasOpenBet = false,
  isLeaving = false,
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
  const resume = useFocusOnDocking(isDocked);
  // The page below becomes inert and loses the focus, so the frame holds the focus until the game is ready.
  useEffect(() => {
    if (!isDocked && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isDocked]);
  const leaveScreenWhenDocked = useEffectEvent((docked: boolean) => {
    if (docked) screen.leave();
  });
  useEffect(() => leaveScreenWhenDocked(isDocked), [isDocked]);
  return (
    <section
      ref={root}
      className={styles.root}
      tabIndex={-1}
      data-game-frame={placement}
      data-covers-page={!isDocked || undefined}
      data-status={phase.status}
      data-played={'attempt' in phase ? phase.play.mode : undefined}
      data-expanded={screen.isFullscreen || undefined}
      aria-label={formatMessage({ id: 'gameFrame.label' }, { name: phase.play.game.name })}
    >
      <div className={styles.bar}>
        {isDocked ? (
          <DockBar phase={phase} hasOpenBet={hasOpenBet} actions={actions} resumeRef={resume} />
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
      {isLeaving && (
        <OpenBetDialog name={phase.play.game.name} onLeave={actions.onLeave} onStay={actions.onStay} />
      )}
      {children}
    </section>
  );
}

/**
 * Returns a ref for a button of the docked bar. The button takes the focus when the game is docked, because
 * the buttons of the full bar unmount.
 */
function useFocusOnDocking(isDocked: boolean): RefObject<HTMLButtonElement | null> {
  const resume = useRef<HTMLButtonElement>(null);
  const wasDocked = useRef(isDocked);
  useLayoutEffect(() => {
    if (isDocked && !wasDocked.current) keepFocus(resume.current);
    wasDocked.current = isDocked;
  }, [isDocked]);
  return resume;
}

interface BlockedDialogProps {
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown if the game was stopped or refused because a game is running in another window or on another device.
 */
function BlockedDialog({ onRetry, onClose }: BlockedDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={<FormattedMessage id="gameFrame.blocked.title" />}
      dismissLabel={formatMessage({ id: 'common.action.close' })}
      onClose={onClose}
      action={
        <Button onClick={onRetry}>
          <FormattedMessage id="gameFrame.blocked.here" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="gameFrame.blocked.text" />
      </p>
    </AlertDialog>
  );
}

interface OpenBetDialogProps {
  name: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before the player leaves a game with a bet that can still be cashed out. */
function OpenBetDialog({ name, onLeave, onStay }: OpenBetDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={<FormattedMessage id="gameFrame.openBet.title" />}
      dismissLabel={formatMessage({ id: 'gameFrame.openBet.stay' })}
      onClose={onStay}
      action={
        <Button variant="ghost" onClick={onLeave}>
          <FormattedMessage id="gameFrame.openBet.leave" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="gameFrame.openBet.text" values={{ name }} />
      </p>
    </AlertDialog>
  );
}

/** The size of an element's content box in CSS pixels, updated when it changes. */
function useElementSize(target: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return size;
}
