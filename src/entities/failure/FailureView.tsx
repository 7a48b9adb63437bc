import RotateCw from 'lucide-react/icons/rotate-cw';
import { useIntl } from 'react-intl';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failed } from '#/api/loadable.ts';
import { type AnyCodeTexts, failureReason, useCurrentReason } from '#/i18n/errorTexts.ts';
import { isMissingChunk } from '#/lib/missingChunk.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import styles from './FailureView.module.css';

export interface FailureViewProps {
  text: string;
  hint?: string;
  failure: Omit<Failed, 'kind'>;
  texts?: AnyCodeTexts | undefined;
  /** `line` replaces a row of the page, `area` the whole content. */
  size?: 'line' | 'area';
}

/** Replaces a part that failed to load. Says what is missing and, if known, why, and has a retry button. */
export function FailureView({ text, hint, failure, texts, size = 'line' }: FailureViewProps) {
  const { formatMessage } = useIntl();
  const { retry, isRetrying } = failure;
  const reason = failureReason(failure, texts);
  const reasonId = useCurrentReason(reason?.id ?? 'common.error.tryLater');
  const why = reason ? formatMessage({ id: reasonId }, { ...reason.values }) : hint;
  const retryLabel = formatMessage({ id: 'common.action.retry' });
  if (size === 'area') {
    return (
      <ErrorState title={text} retryLabel={retryLabel} onRetry={retry} isRetrying={isRetrying}>
        {why}
      </ErrorState>
    );
  }
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      {why !== undefined && <p>{why}</p>}
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon of={RotateCw} size="sm" />}
        isWaiting={isRetrying}
        onClick={retry}
      >
        {retryLabel}
      </Button>
    </div>
  );
}

/** Refetches all the page's queries, because the same data would fail to render again. */
async function refetchPage(client: QueryClient): Promise<void> {
  // The failed part has unmounted, so queries that no other component uses are inactive. Remove their data.
  client.removeQueries({ type: 'inactive' });
  await client.refetchQueries({ type: 'active' });
}

/** Contains a render error: the part shows a failure and the rest of the page keeps working. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const failed = (reset: () => void, error: unknown): ReactNode => {
    const retry = (): void => {
      if (isMissingChunk(error)) reset();
      else void refetchPage(client).then(reset, reset);
    };
    return (
      <FailureView
        size="area"
        text={formatMessage({ id: 'common.error.title' })}
        failure={{ code: 'contract_broken', retry, isRetrying: false }}
      />
    );
  };
  return <RegionBoundary fallback={failed}>{children}</RegionBoundary>;
}
