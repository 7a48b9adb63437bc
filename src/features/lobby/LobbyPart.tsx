import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

/** A part whose answer cannot be drawn fails alone, and its retry asks anew. */
export function LobbyPart({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const again = (reset: () => void) => {
    // The answer that could not be drawn belongs to nobody on the screen any more.
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
