import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './GameNotLoaded.module.css';

interface GameNotLoadedProps {
  onRetry: () => void;
  onClose: () => void;
}

// Replaces `takeFocus`, which the first view would load only for this purpose.
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Shown in place of a game whose frame failed to load. The page below is inert, so a close button is needed.
 */
export function GameNotLoaded({ onRetry, onClose }: GameNotLoadedProps) {
  return (
    <div ref={focus} className={styles.cover} role="alert" tabIndex={-1}>
      <p>
        <FormattedMessage id="overlays.failed.text" />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="common.action.retry" />
      </Button>
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="common.action.close" />
      </Button>
    </div>
  );
}
