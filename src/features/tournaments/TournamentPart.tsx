import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { reloadTournaments } from './data/mutations.ts';

/** A part whose answer cannot be drawn fails alone; its retry asks anew. */
export function TournamentPart({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const failed = (reset: () => void) => (
    <FailureView
      size="area"
      text={formatMessage({ id: 'common.error.title' })}
      failure={{
        code: 'contract_broken',
        retry: () => void reloadTournaments(client).then(reset, reset),
        isRetrying: false,
      }}
    />
  );
  return <RegionBoundary fallback={failed}>{children}</RegionBoundary>;
}
