import { useIntl } from 'react-intl';
import type { Failed } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import columns from './Columns.module.css';

export function PartSkeleton() {
  return (
    <div className={columns.columns} aria-busy="true">
      <Skeleton height="32rem" />
      <div className={columns.column}>
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
      </div>
    </div>
  );
}

export function PartFailed({ what, failed }: { what: 'info' | 'balance'; failed: Failed }) {
  const { formatMessage } = useIntl();
  return <FailureView size="area" text={formatMessage({ id: `profile.${what}.failed` })} failure={failed} />;
}
