import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { lazyView } from '#/overlays/lazyView.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import type { ChatMaintenance } from '#/api/generated/model/index.ts';
import { failureReason } from '#/i18n/errorTexts.ts';
import { ErrorState } from '#/ui/ErrorState/ErrorState.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { chatUrl, useHasSupportChat } from '../supportChat.ts';
import { type SupportChannel, supportChannels, SupportList } from '../SupportList.tsx';
import styles from './SupportModal.module.css';

/** Loaded lazily, because the channels must show even if this chunk fails to load. */
const answerOffer = lazyView(async () => ({ default: (await import('./AnswerOffer.tsx')).AnswerOffer }));

interface SupportModalProps {
  /** Text at the start of the message, such as the payment that the question is about. */
  draft?: string;
}

export default function SupportModal({ close, draft: start = '' }: SupportModalProps & Closable) {
  const [draft, setDraft] = useState(start);
  const server = useQuery(serverDataQuery());
  const hasChat = useHasSupportChat(server.data?.data);
  return (
    <SupportView
      support={loadable(server, ({ data }) => ({
        channels: supportChannels(data.callCenterConfig, {
          hasChat,
          brandEmail: currentBrand().supportEmail,
          chatAt: chatUrl(),
        }),
        resting: data.callCenterConfig.maintenance.isActive ? data.callCenterConfig.maintenance : undefined,
      }))}
      question={
        <RegionBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton height="4.5rem" />}>
            {answerOffer.element({ text: draft, onText: setDraft })}
          </Suspense>
        </RegionBoundary>
      }
      draft={draft}
      onChat={close}
    />
  );
}

export interface SupportViewProps {
  support: Loadable<{
    readonly channels: readonly SupportChannel[];
    readonly resting?: ChatMaintenance | undefined;
  }>;
  onChat: () => void;
  /** A field for the player's question, shown before the channels. */
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
        <SupportList channels={support.data.channels} draft={draft} onChat={onChat} />
      )}
    </div>
  );
}
