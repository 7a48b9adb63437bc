import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import styles from './GameNotLoaded.module.css';

interface GameNotLoadedProps {
  onRetry: () => void;
  onClose: () => void;
}

/** In place of a game whose frame failed to load. The page below is inert, so this needs the way back. */
export function GameNotLoaded({ onRetry, onClose }: GameNotLoadedProps) {
  return (
    <div ref={takeFocus} className={styles.cover} role="alert" tabIndex={-1}>
      <p className={styles.text}>
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
