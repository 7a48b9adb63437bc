import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

/** A part of a page whose answer cannot be drawn, such as one without half of its fields: it fails alone, and its retry asks anew. */
export function LobbyPart({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const again = (reset: () => void) => {
    // The answer that could not be drawn belongs to nobody on the screen any more.
    client.removeQueries({ type: 'inactive' });
    reset();
  };
  const failed = (reset: () => void) => (
    <ErrorState title={formatMessage({ id: 'common.error.title' })} retryLabel={formatMessage({ id: 'common.action.retry' })} onRetry={() => again(reset)} />
  );
  return <RegionBoundary fallback={failed}>{children}</RegionBoundary>;
}
