import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './GameNotLoaded.module.css';

interface GameNotLoadedProps {
  onRetry: () => void;
  onClose: () => void;
}

// Not `takeFocus`, which the first view would load for this alone.
const focus = (element: HTMLElement | null) => element?.focus();

/** In place of a game whose frame failed to load. The page below is inert, so this needs the way back. */
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
