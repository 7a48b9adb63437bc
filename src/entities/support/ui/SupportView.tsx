import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatMaintenance } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { failureReason } from '#/i18n/failureReason.ts';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { SupportList } from '../SupportList.tsx';
import type { SupportWay } from '../supportWays.ts';
import styles from './SupportView.module.css';

export interface SupportViewProps {
  support: Loadable<{
    readonly ways: readonly SupportWay[];
    readonly resting?: ChatMaintenance | undefined;
  }>;
  onChat: () => void;
  /** Asks for the question before the channels. */
  question?: ReactNode;
  /** The first message for the chat. */
  draft?: string;
}

export function SupportView({ support, onChat, question, draft }: SupportViewProps) {
  if (support.kind === 'failed') {
    const reason = failureReason(support);
    return (
      <ErrorState
        title={<FormattedMessage id="support.failed" />}
        retryLabel={<FormattedMessage id="common.action.retry" />}
        onRetry={support.retry}
        isRetrying={support.isRetrying}
      >
        {reason && <FormattedMessage id={reason.id} values={{ ...reason.values }} />}
      </ErrorState>
    );
  }
  const resting = support.kind === 'ready' ? support.data.resting : undefined;
  return (
    <div className={styles.support} aria-busy={support.kind === 'pending' || undefined}>
      {resting && (
        <div className={styles.resting}>
          <p className={styles.title}>{resting.title ?? <FormattedMessage id="support.resting" />}</p>
          {resting.body && <SafeHtml html={resting.body} />}
        </div>
      )}
      {question}
      <p className={styles.text}>
        <FormattedMessage id="support.text" />
      </p>
      {support.kind === 'pending' ? (
        <div className={styles.list}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      ) : (
        <SupportList ways={support.data.ways} draft={draft} onChat={onChat} />
      )}
    </div>
  );
}
