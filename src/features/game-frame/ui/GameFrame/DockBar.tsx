import Maximize2 from 'lucide-react/icons/maximize-2';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import type { FrameActions, ShownPhase } from '../../model/frameModel.ts';
import { SessionClock } from './FrameBar.tsx';

import styles from './DockBar.module.css';

interface DockBarProps {
  phase: ShownPhase;
  /** The game has a bet in play that the player can still act on. */
  hasOpenBet: boolean;
  actions: Pick<FrameActions, 'onResume' | 'onClose' | 'onRetry'>;
  resumeRef?: Ref<HTMLButtonElement>;
}

/** The bar of the minimized game. A click anywhere on the card resumes it. */
export function DockBar({ phase, hasOpenBet, actions, resumeRef }: DockBarProps) {
  const { formatMessage } = useIntl();
  const { name } = phase.play.game;
  const isAlive = phase.status === 'minimized';
  return (
    <div className={styles.bar}>
      <p className={styles.names}>
        <span className={styles.name} title={name}>
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
