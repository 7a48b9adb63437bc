import { FormattedMessage } from 'react-intl';
import { useIsOnline } from '#/lib/useIsOnline.ts';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './CodeNotLoaded.module.css';

interface CodeNotLoadedProps {
  /** `page` covers the page and takes the focus; `part` replaces the content of a dialog or menu. */
  place: 'page' | 'part';
  onRetry: () => void;
  onClose: () => void;
}

// Replaces `takeFocus`, whose module would otherwise load with the first view just for this component.
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Shown if the code of a game's frame, a dialog or a menu failed to load. It must be closable, because the
 * part's own buttons are missing.
 */
export function CodeNotLoaded({ place, onRetry, onClose }: CodeNotLoadedProps) {
  const isOnline = useIsOnline();
  return (
    <div ref={place === 'page' ? focus : null} className={styles[place]} role="alert" tabIndex={-1}>
      <p>
        <FormattedMessage id="overlays.failed.text" />
      </p>
      {!isOnline && (
        <p>
          <FormattedMessage id="common.error.offline" />
        </p>
      )}
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          // The retry removes the pressed button. Focus the dialog, which then focuses the loaded content.
          currentTarget.closest('dialog')?.focus();
          onRetry();
        }}
      >
        <FormattedMessage id="common.action.retry" />
      </Button>
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="common.action.close" />
      </Button>
    </div>
  );
}
