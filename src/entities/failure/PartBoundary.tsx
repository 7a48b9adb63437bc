import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { FailureView } from './FailureView.tsx';

export interface PartBoundaryProps {
  /** What the part shows: asked for again before another attempt to draw it. */
  queries: readonly { readonly queryKey: QueryKey }[];
  children: ReactNode;
}

/** A part whose answer cannot be drawn fails alone, and says so in its own place. */
export function PartBoundary({ queries, children }: PartBoundaryProps) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const askAgain = (): Promise<unknown> =>
    Promise.all(queries.map(({ queryKey }) => client.refetchQueries({ queryKey })));
  const failed = (reset: () => void): ReactNode => (
    <FailureView
      size="area"
      text={formatMessage({ id: 'common.error.title' })}
      failure={{
        code: 'contract_broken',
        retry: () => void askAgain().then(reset, reset),
        isRetrying: false,
      }}
    />
  );
  return <RegionBoundary fallback={failed}>{children}</RegionBoundary>;
}
