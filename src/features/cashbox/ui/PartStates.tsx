import { FormattedMessage } from 'react-intl';
import type { Failed } from '#/api/loadable.ts';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { cashboxTexts } from '../model/refusals.ts';
import styles from './PartStates.module.css';

export function PartSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton width="12rem" height="2.25rem" />
      <Skeleton height="4.75rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="3.25rem" />
    </div>
  );
}

export function PartFailed({ failed }: { failed: Failed }) {
  return (
    <ErrorState
      title={<FormattedMessage id="cashbox.part.failed" />}
      retryLabel={<FormattedMessage id="common.action.retry" />}
      onRetry={failed.retry}
      isRetrying={failed.isRetrying}
    >
      <FormattedMessage {...textOfCode(failed.code, cashboxTexts, failed.retryAfterSeconds ?? null)} />
    </ErrorState>
  );
}
