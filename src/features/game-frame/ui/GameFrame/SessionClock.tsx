import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { isoSeconds } from '#/lib/duration.ts';
import { clockText } from '../../model/sessionClock.ts';
import { useElapsed } from '#/lib/useClock.ts';
import styles from './FrameBar.module.css';

/** How long the run has lasted; not announced each second. */
export function SessionClock({ startedAt }: { startedAt: number }) {
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
