import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { FailureView } from './FailureView.tsx';

/** What could not be drawn would fail again: all that the page shows is asked for anew. */
async function askAnew(client: QueryClient): Promise<void> {
  // The failed part has unmounted, so what it alone showed is inactive.
  client.removeQueries({ type: 'inactive' });
  await client.refetchQueries({ type: 'active' });
}

/** A part that cannot be drawn fails alone, and says so in its own place. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const failed = (reset: () => void): ReactNode => (
    <FailureView
      size="area"
      text={formatMessage({ id: 'common.error.title' })}
      failure={{
        code: 'contract_broken',
        retry: () => void askAnew(client).then(reset, reset),
        isRetrying: false,
      }}
    />
  );
  return <RegionBoundary fallback={failed}>{children}</RegionBoundary>;
}
