import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { VerificationItem } from '#/api/generated/model/index.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { GROUPS, groupOf, type PageState } from '../../model/rules.ts';
import { PhotoGuide } from './PhotoGuide.tsx';
import { StateBanner } from './StateBanner.tsx';
import styles from './VerificationView.module.css';

export interface VerificationViewProps {
  state: PageState;
  documents: readonly VerificationItem[];
  renderDocument: (item: VerificationItem) => ReactNode;
  onSupport: () => void;
}

/** The page of documents: how far the player is, the documents by what they prove, how to take a picture. */
export function VerificationView({ state, documents, renderDocument, onSupport }: VerificationViewProps) {
  const accepted = documents.filter(({ status }) => status === 'success').length;
  return (
    <div className={styles.page}>
      <StateBanner state={state} accepted={accepted} total={documents.length} />
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
