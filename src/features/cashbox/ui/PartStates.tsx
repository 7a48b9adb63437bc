import { FormattedMessage } from 'react-intl';
import type { Failed } from '#/api/loadable.ts';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { cashboxTexts } from '../model/refusals.ts';
import styles from './PartStates.module.css';

/** A form that is still to come, of its size. */
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

/** A part that did not come, with what happened and the way to try again. */
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
