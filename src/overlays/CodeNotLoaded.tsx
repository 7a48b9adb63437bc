import { FormattedMessage } from 'react-intl';
import { useIsOnline } from '#/lib/useIsOnline.ts';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './CodeNotLoaded.module.css';

interface CodeNotLoadedProps {
  onRetry: () => void;
  onClose: () => void;
}

// Used instead of `takeFocus`, which would otherwise be loaded with the first view just for this component.
const focus = (element: HTMLElement | null) => element?.focus();

/** Covers the page if the code of a game's frame or of all dialogs failed to load. */
export function CodeNotLoaded({ onRetry, onClose }: CodeNotLoadedProps) {
  return (
    <div ref={focus} className={styles.cover} role="alert" tabIndex={-1}>
      <p>
        <FormattedMessage id="overlays.failed.text" />
      </p>
      {!useIsOnline() && (
        <p>
          <FormattedMessage id="common.error.offline" />
        </p>
      )}
      <Button onClick={onRetry}>
        <FormattedMessage id="common.action.retry" />
      </Button>
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="common.action.close" />
      </Button>
    </div>
  );
}
