import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { FailureView } from './FailureView.tsx';

/** The same data would fail to render again, so all the page's queries are refetched. */
async function askAnew(client: QueryClient): Promise<void> {
  // The failed part has unmounted, so the queries that only it used are inactive.
  client.removeQueries({ type: 'inactive' });
  await client.refetchQueries({ type: 'active' });
}

/** Contains a render error: the part shows a failure and the rest of the page keeps working. */
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
