import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import type { ChatMaintenance } from '#/api/generated/model/index.ts';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import type { SupportWay } from './supportWays.ts';
import styles from './SupportView.module.css';

export type SupportViewProps = {
  ways: readonly SupportWay[] | 'loading' | 'failed';
  /** What the server says while the chat rests. */
  resting?: ChatMaintenance | undefined;
  isRetrying: boolean;
  onRetry: () => void;
  onChat: () => void;
};

const icons = { chat: MessagesSquare, telegram: Send, viber: MessageCircle, email: Mail };

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
        <FormattedMessage id={ways.length === 0 ? 'support.nothing' : 'support.text'} />
      </p>
      {ways === 'loading' ? (
        <div className={styles.list}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      ) : (
        <ul className={styles.list}>
          {ways.map((way) => (
            <li key={way.kind}>
              <Way way={way} onChat={onChat} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Way({ way, onChat }: { way: SupportWay; onChat: () => void }) {
  const content = (
    <>
      <span className={styles.icon}>
        <Icon of={icons[way.kind]} />
      </span>
      <FormattedMessage id={`support.${way.kind}`} />
    </>
  );
  if (way.kind === 'chat') {
    return (
      <button type="button" className={styles.way} onClick={onChat}>
        {content}
      </button>
    );
  }
  return (
    <a className={styles.way} href={way.address} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
