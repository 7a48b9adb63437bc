import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { CodeNotLoaded } from '../CodeNotLoaded.tsx';
import { closeModal, modalsStore, type OpenModal } from '../modals.store.ts';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import styles from './ModalHost.module.css';
import X from 'lucide-react/icons/x';
import { useModal } from '#/ui/Dialog/useModal.ts';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { useDomEvents } from '#/ui/useDomEvents.ts';

export interface ModalHostProps {
  logo?: ReactNode;
}

/**
 * Renders the topmost modal last. The browser makes everything below it inert, and restores the focus when it
 * closes.
 */
export function ModalHost({ logo }: ModalHostProps) {
  // The cast is safe: a valtio snapshot returns refs unchanged, although its type says otherwise.
  const stack = useSnapshot(modalsStore).stack as readonly OpenModal[];
  return stack.map((open) => <ModalShell key={open.opening} open={open} logo={logo} />);
}

function ModalShell({ open, logo }: { open: OpenModal } & ModalHostProps) {
  const intl = useIntl();
  const { title, label, withLogo, isOverlay, staysOnNavigation: _staysOnNavigation, ...shell } = open.options;
  const close = () => closeModal(open.name);
  const closeLabel = intl.formatMessage({ id: 'common.action.close' });
  const name = label && intl.formatMessage({ id: label });
  const content = (
    <RegionBoundary fallback={failedView(close)}>
      <Content open={open} />
    </RegionBoundary>
  );
  if (isOverlay) {
    return (
      <OverlayShell label={name} closeLabel={closeLabel} onClose={close}>
        {content}
      </OverlayShell>
    );
  }
  return (
    <Dialog
      {...shell}
      title={title && <FormattedMessage id={title} />}
      label={name}
      logo={withLogo && logo}
      closeLabel={closeLabel}
      onClose={close}
    >
      {content}
    </Dialog>
  );
}

/**
 * A modal's content. It is inside the error boundary, so that a retry remounts it and loads the chunk again.
 */
function Content({ open }: { open: OpenModal }) {
  const [element] = useState(open.render);
  return <Suspense fallback={<Loading />}>{element}</Suspense>;
}

function Loading() {
  return (
    <div className={styles.place}>
      <Spinner size="lg" />
    </div>
  );
}

const failedView = (close: () => void) => (retry: () => void) => (
  <CodeNotLoaded place="part" onRetry={retry} onClose={close} />
);

interface OverlayShellProps {
  label: string | undefined;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Closes on any click. Links and buttons inside handle their own clicks. */
function OverlayShell({ label, closeLabel, onClose, children }: OverlayShellProps) {
  const { ref, onCancel, onClose: onClosed } = useModal({ onClose, onlyButtonClose: false });
  useClickAnywhere(ref, onClose);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.overlay}
      aria-label={label}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <div className={styles.content}>{children}</div>
      <span className={styles.close}>
        <IconButton icon={X} variant="filled" label={closeLabel} onClick={onClose} />
      </span>
    </dialog>
  );
}

function useClickAnywhere(element: RefObject<HTMLElement | null>, act: () => void): void {
  useDomEvents(element, {
    click: ({ target }) => {
      if (target instanceof Element && !target.closest('a, button, input, label')) act();
    },
  });
}
