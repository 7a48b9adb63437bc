import { verificationsQuery } from '#/entities/verification/queries.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { pageState } from './model/rules.ts';
import { Document } from './parts/Document.tsx';
import { VerificationSkeleton, VerificationView } from './ui/Page/VerificationView.tsx';
import { useDropGuard } from './ui/useDropGuard.ts';
import { bindVerification } from './verification.realtime.ts';

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
