import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { clockDuration, clockText } from '../../model/sessionClock.ts';
import { useElapsed } from '../useElapsed.ts';
import styles from './FrameBar.module.css';

/** How long the run has lasted; not announced each second. */
export function SessionClock({ startedAt }: { startedAt: number }) {
  const elapsed = useElapsed(startedAt);
  return (
    <span className={styles.clock}>
      <VisuallyHidden>
        <FormattedMessage id="gameFrame.bar.clock" />
      </VisuallyHidden>
      <time dateTime={clockDuration(elapsed)}>{clockText(elapsed)}</time>
    </span>
  );
}
