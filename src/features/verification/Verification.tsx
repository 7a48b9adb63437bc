import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { VerificationItem } from '#/api/generated/model/index.ts';
import { keepFocus } from '#/ui/takeFocus.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { sameSitePath } from '#/lib/url.ts';
import { paths } from '#/paths.ts';
import { verificationsQuery } from '#/entities/verification/queries.ts';
import { pageState, documentTitle, documentView, mayUpload } from './model/rules.ts';
import { VerificationSkeleton, VerificationView } from './ui/VerificationView.tsx';
import { useUpload } from './data/useUpload.ts';
import { DocumentCardView } from './ui/DocumentCardView.tsx';
import { UploadView } from './ui/UploadView.tsx';
import { refreshDocuments } from './data/mutations.ts';

export function Verification() {
  const client = useQueryClient();
  useEffect(() => bindVerification(client), [client]);
  useDropGuard();
  const list = loadable(useQuery(verificationsQuery()));
  return (
    <Part of={list} skeleton={<VerificationSkeleton />} failed="verification.page.failed">
      {(known) => (
        <VerificationView
          state={pageState(known)}
          documents={known.data}
          renderDocument={(item) => <Document key={item.id} item={item} />}
          onSupport={() => openModal(supportModal, {})}
        />
      )}
    </Part>
  );
}

function Document({ item }: { item: VerificationItem }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: documentTitle(item) });
  const card = useRef<HTMLElement>(null);
  const name = item.label === undefined ? title : `${title}, ${item.label}`;
  return (
    <DocumentCardView
      ref={card}
      item={item}
      title={title}
      upload={
        mayUpload(documentView(item)) && (
          // Sending unmounts the focused button, so the focus moves to the card.
          <DocumentUpload id={item.id} title={name} onSent={() => keepFocus(card.current)} />
        )
      }
    />
  );
}

function DocumentUpload({ id, title, onSent }: { id: number; title: string; onSent: () => void }) {
  const [upload, actions] = useUpload(id, onSent);
  return <UploadView {...{ title, upload, actions }} />;
}

/** Without the guard, the browser would open a file that is dropped beside its zone. */
function useDropGuard(): void {
  useEffect(() => {
    const ignoreDrop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignoreDrop);
    window.addEventListener('drop', ignoreDrop);
    return () => {
      window.removeEventListener('dragover', ignoreDrop);
      window.removeEventListener('drop', ignoreDrop);
    };
  }, []);
}

/** Refreshes the documents when a notice links to them: a check has no message of its own. Returns the cleanup. */
function bindVerification(client: QueryClient): () => void {
  const refresh = (): void => refreshDocuments(client);
  const stops = [
    subscribe('notification.updated', ({ data: { notification } }) => {
      const isOfDocuments = sameSitePath(notification.button?.link) === paths.profileVerification();
      if (notification.status === 'new' && isOfDocuments) refresh();
    }),
    onGap(refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
