import { FormattedMessage } from 'react-intl';
import type { ChatMaintenance } from '#/api/generated/model/index.ts';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { SupportList } from '../SupportList.tsx';
import type { SupportWay } from '../supportWays.ts';
import styles from './SupportView.module.css';

export type SupportViewProps = {
  ways: readonly SupportWay[] | 'loading' | 'failed';
  /** What the server says while the chat rests. */
  resting?: ChatMaintenance | undefined;
  isRetrying: boolean;
  onRetry: () => void;
  onChat: () => void;
};

/** Ways to the support, one under the other. */
export function SupportView({ ways, resting, isRetrying, onRetry, onChat }: SupportViewProps) {
  if (ways === 'failed') {
    return (
      <ErrorState
        title={<FormattedMessage id="support.failed" />}
        retryLabel={<FormattedMessage id="common.action.retry" />}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <div className={styles.support} aria-busy={ways === 'loading' || undefined}>
      {resting && (
        <div className={styles.resting}>
          <p className={styles.title}>{resting.title ?? <FormattedMessage id="support.resting" />}</p>
          {resting.body && <SafeHtml html={resting.body} />}
        </div>
      )}
      <p className={styles.text}>
        <FormattedMessage id="support.text" />
      </p>
      {ways === 'loading' ? (
        <div className={styles.list}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      ) : (
        <SupportList ways={ways} onChat={onChat} />
      )}
    </div>
  );
}
