import type { ReactNode } from 'react';
import Coffee from 'lucide-react/icons/coffee';
import { FormattedMessage } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { SupportList, type SupportChannel, supportChannels } from '#/entities/support/SupportList.tsx';
import { failureReason } from '#/i18n/errorTexts.ts';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { isApiError } from '#/api/ApiError.ts';
import type { ChatMaintenance } from '#/api/generated/model/index.ts';
import { chatConnectionQuery } from '../control/queries.ts';
import styles from './ChatView.module.css';

export default function ChatModal() {
  const { data: maintenance, error, isFetching, refetch } = useQuery(chatConnectionQuery());
  const config = useQuery(serverDataQuery()).data?.data.callCenterConfig;
  const otherChannels = supportChannels(config, { hasChat: false, brandEmail: currentBrand().supportEmail });
  const phase = isFetching ? ({ status: 'connecting' } as const) : phaseOf(maintenance, error);
  return <ChatView phase={phase} otherChannels={otherChannels} onRetry={() => void refetch()} />;
}

/** `code`: an error code for which the message files contain a text. */
interface ChatFailure {
  readonly code: string;
  readonly retryAfterSeconds: number | null;
}

function phaseOf(maintenance: ChatMaintenance | null | undefined, error: Error | null): ChatPhase {
  if (maintenance) return { status: 'resting', maintenance };
  if (!error) return { status: 'connecting' };
  return {
    status: 'failed',
    failure: isApiError(error) ? error : { code: 'chat_unavailable', retryAfterSeconds: null },
  };
}

type ChatPhase =
  | { readonly status: 'connecting' }
  | { readonly status: 'resting'; readonly maintenance: ChatMaintenance }
  | { readonly status: 'failed'; readonly failure: ChatFailure };

export interface ChatViewProps {
  phase: ChatPhase;
  otherChannels: readonly SupportChannel[];
  onRetry: () => void;
}

const texts = { chat_unavailable: 'chat.unavailable' } as const;

export function ChatView({ phase, otherChannels, onRetry }: ChatViewProps) {
  switch (phase.status) {
    case 'failed': {
      const reason = failureReason(phase.failure, texts);
      return (
        <WithOtherChannels channels={otherChannels}>
          <ErrorState
            title={<FormattedMessage id="chat.failed" />}
            retryLabel={<FormattedMessage id="common.action.retry" />}
            onRetry={onRetry}
          >
            {reason && <FormattedMessage id={reason.id} values={{ ...reason.values }} />}
          </ErrorState>
        </WithOtherChannels>
      );
    }
    case 'resting':
      return (
        <WithOtherChannels channels={otherChannels}>
          <Resting {...phase.maintenance} />
        </WithOtherChannels>
      );
    default:
      return (
        <div className={styles.state} role="status">
          <Spinner size="lg" />
          <p className={styles.text}>
            <FormattedMessage id="chat.connecting" />
          </p>
        </div>
      );
  }
}

/** Shows the server's text about the maintenance. If the server sends none, our own text shows (S2.72). */
function Resting({ title, body }: { title?: string; body?: string }) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon of={Coffee} size="xl" />
      </span>
      <h3 className={styles.title}>{title || <FormattedMessage id="chat.resting" />}</h3>
      <div className={styles.text}>
        {body ? <SafeHtml html={body} /> : <FormattedMessage id="chat.later" />}
      </div>
    </div>
  );
}

function WithOtherChannels({
  channels,
  children,
}: {
  channels: readonly SupportChannel[];
  children: ReactNode;
}) {
  return (
    <div className={styles.chat}>
      {children}
      {channels.length > 0 && (
        <section className={styles.ways}>
          <p className={styles.text}>
            <FormattedMessage id="chat.otherWays" />
          </p>
          <SupportList channels={channels} />
        </section>
      )}
    </div>
  );
}
