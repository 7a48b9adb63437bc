import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './GameNotLoaded.module.css';

interface GameNotLoadedProps {
  onRetry: () => void;
  onClose: () => void;
}

// Used instead of `takeFocus`, which would otherwise be loaded with the first view just for this component.
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Shown instead of a game if the code of the frame failed to load. The page below is inert, so this view
 * needs its own close button.
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
