import Info from 'lucide-react/icons/info';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, type RefObject, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import Maximize2 from 'lucide-react/icons/maximize-2';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { showGameSheet } from '#/entities/game/registered.ts';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { isoSeconds, withColons } from '#/lib/duration.ts';
import { useElapsed } from '#/lib/useClock.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { FrameActions, ShownPhase } from '../../model/frameModel.ts';
import { QuietSwitch } from './QuietSwitch.tsx';
import styles from './FrameBar.module.css';

interface FrameBarProps {
  phase: ShownPhase;
  screen: Fullscreen;
  actions: Pick<FrameActions, 'onMinimize' | 'onClose'>;
  /** Money, bonus and tournament. On phones they are on a second line. */
  aside?: ReactNode;
}

export function FrameBar({ phase, screen, actions, aside }: FrameBarProps) {
  const { formatMessage } = useIntl();
  const { game, mode } = phase.play;
  const isAlive = phase.status === 'loading' || phase.status === 'running';
  return (
    <header className={styles.bar}>
      {isAlive && (
        <IconButton
          icon={PictureInPicture2}
          label={formatMessage({ id: 'gameFrame.bar.minimize' })}
          onClick={actions.onMinimize}
        />
      )}
      <div className={styles.names}>
        <h2 className={styles.name} title={game.name}>
          {game.name}
        </h2>
        {game.producer && <p className={styles.producer}>{game.producer.name}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {phase.status === 'running' && <SessionClock startedAt={phase.run.startedAt} />}
      {mode === 'demo' && isAlive && <DemoSwitch slug={game.slug} />}
      {isAlive && (
        <span className={styles.quiet}>
          <QuietSwitch />
        </span>
      )}
      <IconButton
        icon={Info}
        label={formatMessage({ id: 'gameFrame.bar.info' })}
        aria-haspopup="dialog"
        onClick={() => showGameSheet(game.slug)}
      />
      <span className={styles.screen}>
        <IconButton
          icon={screen.isFullscreen ? Minimize : Maximize}
          label={formatMessage({
            id: screen.isFullscreen ? 'gameFrame.bar.leaveFullscreen' : 'gameFrame.bar.fullscreen',
          })}
          onClick={screen.toggle}
        />
      </span>
      <IconButton icon={X} label={formatMessage({ id: 'gameFrame.bar.close' })} onClick={actions.onClose} />
    </header>
  );
}

function DemoSwitch({ slug }: { slug: string }) {
  return (
    <>
      <span className={styles.mode}>
        <Badge tone="second">
          <FormattedMessage id="gameFrame.bar.demo" />
        </Badge>
      </span>
      <Unrestricted>
        <ButtonLink size="sm" to={paths.gameItem(slug)}>
          <FormattedMessage id="gameFrame.bar.playForReal" />
        </ButtonLink>
      </Unrestricted>
    </>
  );
}

function SessionClock({ startedAt }: { startedAt: number }) {
  const elapsed = useElapsed(startedAt);
  return (
    <span className={styles.clock}>
      <VisuallyHidden>
        <FormattedMessage id="gameFrame.bar.clock" />
      </VisuallyHidden>
      <time dateTime={isoSeconds(elapsed / 1000)}>{clockText(elapsed)}</time>
    </span>
  );
}

/**
 * Formats a duration as `mm:ss` below an hour, and as `h:mm` from then on. Negative durations count as 0.
 */
export function clockText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? withColons([minutes, seconds % 60], 2)
    : withColons([Math.floor(minutes / 60), minutes % 60]);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

interface Fullscreen {
  readonly isFullscreen: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/**
 * Shows the target in full screen. If the browser doesn't support that, expands it within the page instead.
 * `isFullscreen` is true in both cases.
 */
export function useFullscreen(target: RefObject<HTMLElement | null>): Fullscreen {
  const hasScreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === target.current,
  );
  const [isExpanded, setExpanded] = useState(false);
  const leave = (): void => {
    setExpanded(false);
    // Errors are ignored on purpose: the browser may have left full screen already.
    if (document.fullscreenElement === target.current && target.current)
      document.exitFullscreen().catch(() => undefined);
  };
  const enter = (): void => {
    if (document.fullscreenEnabled && target.current)
      target.current.requestFullscreen().catch(() => setExpanded(true));
    else setExpanded(true);
  };
  const isFullscreen = hasScreen || isExpanded;
  return { isFullscreen, leave, toggle: isFullscreen ? leave : enter };
}

interface DockBarProps {
  phase: ShownPhase;
  hasOpenBet: boolean;
  actions: Pick<FrameActions, 'onResume' | 'onClose' | 'onRetry'>;
  resumeRef?: Ref<HTMLButtonElement>;
}

/**
 * The bar of the docked game. A click anywhere on the card resumes the game or, if it has failed, starts it
 * again.
 */
export function DockBar({ phase, hasOpenBet, actions, resumeRef }: DockBarProps) {
  const { formatMessage } = useIntl();
  const { name } = phase.play.game;
  const isAlive = phase.status === 'minimized';
  return (
    <div className={styles.dockBar}>
      <p className={styles.dockBarNames}>
        <span className={styles.dockBarName} title={name}>
          {name}
        </span>
        <span className={styles.state} data-warning={hasOpenBet || undefined}>
          <DockState phase={phase} hasOpenBet={hasOpenBet} />
        </span>
      </p>
      <button
        type="button"
        ref={resumeRef}
        className={styles.resume}
        onClick={isAlive ? actions.onResume : actions.onRetry}
        aria-label={formatMessage(
          { id: isAlive ? 'gameFrame.bar.resume' : 'gameFrame.dock.retry' },
          { name },
        )}
      >
        <Icon of={isAlive ? Maximize2 : RotateCw} size="sm" />
      </button>
      <span className={styles.close}>
        <IconButton icon={X} label={formatMessage({ id: 'gameFrame.bar.close' })} onClick={actions.onClose} />
      </span>
    </div>
  );
}

function DockState({ phase, hasOpenBet }: Pick<DockBarProps, 'phase' | 'hasOpenBet'>) {
  if (hasOpenBet) return <FormattedMessage id="gameFrame.dock.openBet" />;
  if (phase.status === 'failed') return <FormattedMessage id="gameFrame.dock.failed" />;
  if (phase.status === 'blocked') return <FormattedMessage id="gameFrame.dock.blocked" />;
  if (phase.status === 'minimized' && phase.run) return <SessionClock startedAt={phase.run.startedAt} />;
  return <FormattedMessage id="gameFrame.dock.loading" />;
}
