import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

/** Contains a render error of one part of the lobby. Its retry refetches. */
export function LobbyPart({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const again = (reset: () => void) => {
    // The failed part has unmounted, so its query is inactive.
    client.removeQueries({ type: 'inactive' });
    reset();
  };
  const failed = (reset: () => void) => (
    <FailureView
      size="area"
      text={formatMessage({ id: 'common.error.title' })}
      failure={{ code: 'contract_broken', retry: () => again(reset), isRetrying: false }}
    />
  );
  return <RegionBoundary fallback={failed}>{children}</RegionBoundary>;
}
