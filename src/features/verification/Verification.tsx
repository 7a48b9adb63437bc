import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Hourglass from 'lucide-react/icons/hourglass';
import ScanFace from 'lucide-react/icons/scan-face';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { VerificationItem } from '#/api/generated/model/index.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { sameSitePath } from '#/lib/url.ts';
import { paths } from '#/paths.ts';
import { verificationsQuery } from '#/entities/player/queries.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import {
  documentTitle,
  documentView,
  groupOf,
  GROUPS,
  isOptional,
  mayUpload,
  pageState,
  type PageState,
} from './model/rules.ts';
import { useUpload } from './data/useUpload.ts';
import { DocumentCardView } from './ui/DocumentCardView.tsx';
import { UploadView } from './ui/UploadView.tsx';
import { refreshDocuments } from './data/mutations.ts';
import styles from './Verification.module.css';

export function Verification() {
  const client = useQueryClient();
  useEffect(() => bindVerification(client), [client]);
  useDropGuard();
  const list = loadable(useQuery(verificationsQuery()));
  return (
    <Part of={list} skeleton={<VerificationSkeleton />} failed="verification.page.failed">
      {(known) => (
        <VerificationView
          state={pageState(known)}
          documents={known.data}
          renderDocument={(item) => <Document key={item.id} item={item} />}
          onSupport={() => openModal(supportModal, {})}
        />
      )}
    </Part>
  );
}

function Document({ item }: { item: VerificationItem }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: documentTitle(item) });
  const name = item.label === undefined ? title : `${title}, ${item.label}`;
  return (
    <DocumentCardView
      item={item}
      title={title}
      upload={mayUpload(documentView(item)) && <DocumentUpload id={item.id} title={name} />}
    />
  );
}

function DocumentUpload({ id, title }: { id: number; title: string }) {
  const [upload, actions] = useUpload(id);
  return <UploadView {...{ title, upload, actions }} />;
}

/** Ignores files that are dropped outside the drop zone, because the browser would open them. */
function useDropGuard(): void {
  useEffect(() => {
    const ignoreDrop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignoreDrop);
    window.addEventListener('drop', ignoreDrop);
    return () => {
      window.removeEventListener('dragover', ignoreDrop);
      window.removeEventListener('drop', ignoreDrop);
    };
  }, []);
}

/**
 * Refetches the documents when a new notice links to their page, because the server sends no other message
 * about a checked document. Also refetches them if messages may have been missed. Returns the cleanup.
 */
function bindVerification(client: QueryClient): () => void {
  const refresh = (): void => refreshDocuments(client);
  const stops = [
    subscribe('notification.updated', ({ data: { notification } }) => {
      const isOfDocuments = sameSitePath(notification.button?.link) === paths.profileVerification();
      if (notification.status === 'new' && isOfDocuments) refresh();
    }),
    onGap(refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export interface VerificationViewProps {
  state: PageState;
  documents: readonly VerificationItem[];
  renderDocument: (item: VerificationItem) => ReactNode;
  onSupport: () => void;
}

export function VerificationView({ state, documents, renderDocument, onSupport }: VerificationViewProps) {
  const needed = documents.filter((item) => !isOptional(item));
  const accepted = needed.filter(({ status }) => status === 'success').length;
  const missing = needed.filter((item) => mayUpload(documentView(item))).length;
  return (
    <div className={styles.page}>
      <StateBanner state={state} accepted={accepted} missing={missing} total={needed.length} />
      <div className={styles.columns}>
        <div className={styles.groups}>
          {GROUPS.map((group) => {
            const items = documents.filter((item) => groupOf(item) === group);
            if (items.length === 0) return null;
            return (
              <section key={group} className={styles.group}>
                <h2 className={styles.title}>
                  <FormattedMessage id={`verification.group.${group}`} />
                </h2>
                {group === 'payment' && (
                  <p className={styles.lead}>
                    <FormattedMessage id="verification.group.paymentLead" />
                  </p>
                )}
                <div className={styles.cards}>{items.map(renderDocument)}</div>
              </section>
            );
          })}
        </div>
        <PhotoGuide onSupport={onSupport} />
      </div>
    </div>
  );
}

export function VerificationSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <Skeleton height="8rem" />
      <div className={styles.cards}>
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  );
}

const looks: Readonly<Record<PageState, { icon: LucideIcon; tone: 'accent' | 'warning' | 'positive' }>> = {
  need_verification: { icon: ScanFace, tone: 'accent' },
  approver: { icon: Hourglass, tone: 'warning' },
  verified: { icon: BadgeCheck, tone: 'positive' },
  nothing: { icon: ShieldCheck, tone: 'accent' },
};

interface StateBannerProps {
  state: PageState;
  accepted: number;
  /** Number of documents that the player can still upload. */
  missing: number;
  total: number;
}

function StateBanner({ state, accepted, missing, total }: StateBannerProps) {
  const { formatMessage } = useIntl();
  const { icon, tone } = looks[state];
  return (
    <section className={styles.banner} data-tone={tone} aria-live="polite">
      <span className={styles.sign}>
        <Icon of={icon} size="xl" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.bannerTitle}>
          <FormattedMessage id={`verification.state.${state}.title`} />
        </h2>
        <p className={styles.text}>
          {state === 'approver' && missing > 0 ? (
            <FormattedMessage id="verification.state.approver.textWithMissing" />
          ) : (
            <FormattedMessage id={`verification.state.${state}.text`} values={{ left: total - accepted }} />
          )}
        </p>
      </div>
      {total > 0 && (
        <div className={styles.ring}>
          <ProgressRing
            value={(accepted / total) * 100}
            label={formatMessage({ id: 'verification.state.progress' }, { accepted, total })}
          >
            {`${accepted}/${total}`}
          </ProgressRing>
        </div>
      )}
    </section>
  );
}

const PHOTO_RULES = ['whole', 'sharp', 'colour', 'card', 'fresh'] as const;

function PhotoGuide({ onSupport }: { onSupport: () => void }) {
  return (
    <aside className={styles.guide}>
      <h2 className={styles.guideTitle}>
        <Icon of={Camera} />
        <FormattedMessage id="verification.guide.title" />
      </h2>
      <ul className={styles.rules}>
        {PHOTO_RULES.map((rule) => (
          <li key={rule}>
            <FormattedMessage id={`verification.guide.${rule}`} />
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" icon={<Icon of={LifeBuoy} size="sm" />} onClick={onSupport}>
        <FormattedMessage id="verification.guide.support" />
      </Button>
    </aside>
  );
}
