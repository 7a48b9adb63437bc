import { Suspense, use, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { requireMessages } from '#/i18n/locale.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { closeModal, modalsStore, type OpenModal } from '#/ui/overlays/modals.store.ts';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { BrandLogo } from '../layout/BrandLogo.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { OverlayShell } from './OverlayShell.tsx';
import styles from './ModalHost.module.css';

/** Draws the open modals and overlays, the topmost last: the platform makes everything below it inert and returns the focus. */
export function ModalHost() {
  // Entries are refs, which a snapshot hands out as they are; only its type does not know.
  const stack = useSnapshot(modalsStore).stack as readonly OpenModal[];
  return stack.map((open) => <ModalShell key={open.opening} open={open} />);
}

function ModalShell({ open }: { open: OpenModal }) {
  const intl = useIntl();
  const { title, label, withLogo, messages, isOverlay, staysOnNavigation: _staysOnNavigation, ...shell } = open.options;
  const close = () => closeModal(open.name);
  const closeLabel = intl.formatMessage({ id: 'common.action.close' });
  const name = label && intl.formatMessage({ id: label });
  const content = (
    <RegionBoundary fallback={drawFailed}>
      <Suspense fallback={<Loading />}>{messages ? <WithMessages parts={messages}>{open.element}</WithMessages> : open.element}</Suspense>
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
    <Dialog {...shell} title={title && <FormattedMessage id={title} />} label={name} logo={withLogo && <BrandLogo />} closeLabel={closeLabel} onClose={close}>
      {content}
    </Dialog>
  );
}

const requested = new Map<string, Promise<void>>();

/** The same promise for the same parts, as `use` wants it; a failed one is forgotten, so that a retry asks again. */
function messagesOf(parts: readonly string[]): Promise<void> {
  const key = parts.join(' ');
  const known = requested.get(key);
  if (known) return known;
  const asked = requireMessages(parts).catch((error: unknown) => {
    requested.delete(key);
    throw error;
  });
  requested.set(key, asked);
  return asked;
}

function WithMessages({ parts, children }: { parts: readonly string[]; children: ReactNode }) {
  use(messagesOf(parts));
  return children;
}

function Loading() {
  return (
    <div className={styles.place}>
      <Spinner size="lg" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.place} role="alert">
      <p>
        <FormattedMessage id="app.error.part" />
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <FormattedMessage id="common.action.retry" />
      </Button>
    </div>
  );
}

const drawFailed = (retry: () => void) => <Failed onRetry={retry} />;
