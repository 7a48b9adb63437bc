import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { verificationsQuery } from './data/queries.ts';
import { pageState } from './model/rules.ts';
import { Document } from './parts/Document.tsx';
import { VerificationSkeleton, VerificationView } from './ui/Page/VerificationView.tsx';
import { useDropGuard } from './ui/useDropGuard.ts';
import { bindVerification } from './verification.realtime.ts';

export function Verification() {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  useEffect(() => bindVerification(client), [client]);
  useDropGuard();
  const list = loadable(useQuery(verificationsQuery()));
  if (list.kind === 'pending') return <VerificationSkeleton />;
  if (list.kind === 'failed') {
    return (
      <FailureView size="area" text={formatMessage({ id: 'verification.page.failed' })} failure={list} />
    );
  }
  return (
    <VerificationView
      state={pageState(list.data)}
      documents={list.data.data}
      renderDocument={(item) => <Document key={item.id} item={item} />}
      onSupport={() => openModal(supportModal, {})}
    />
  );
}
