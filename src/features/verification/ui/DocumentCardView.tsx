import type { ReactNode } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock3 from 'lucide-react/icons/clock-3';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import IdCard from 'lucide-react/icons/id-card';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Upload from 'lucide-react/icons/upload';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import {
  type VerificationItem,
  type VerificationKind,
  VerificationDeclineReason,
} from '#/api/generated/model/index.ts';
import { Badge, type BadgeProps } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressSteps } from '#/entities/steps/ProgressSteps.tsx';
import { documentSteps } from '#/entities/steps/rules.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { documentHint, documentView, isOptional, type DocumentView, reasonsOf } from '../model/rules.ts';
import styles from './DocumentCardView.module.css';

interface DocumentCardViewProps {
  item: VerificationItem;
  title: string;
  upload: ReactNode;
}

const kindIcons: Readonly<Record<VerificationKind, LucideIcon>> = {
  identity: IdCard,
  bank_card: CreditCard,
  e_wallet: Wallet,
  additional: FileText,
};

const marks: Readonly<Record<DocumentView, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }>> = {
  // Don't use the accent colour here: for some brands, it is the same green as the `accepted` badge.
  missing: { tone: 'neutral', icon: Upload },
  waiting: { tone: 'warning', icon: Clock3 },
  accepted: { tone: 'positive', icon: BadgeCheck },
  declined: { tone: 'negative', icon: TriangleAlert },
  locked: { tone: 'neutral', icon: LockKeyhole },
};

export function DocumentCardView({ item, title, upload }: DocumentCardViewProps) {
  const view = documentView(item);
  const { tone, icon } = marks[view];
  return (
    <article className={styles.card} data-view={view} aria-label={title}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <Icon of={kindIcons[item.kind] ?? FileText} size="lg" />
        </span>
        <div className={styles.naming}>
          <h3 className={styles.title}>{title}</h3>
          {item.label !== undefined && (
            <p className={styles.label} data-number>
              {item.label}
            </p>
          )}
        </div>
        <Badge tone={tone} icon={<Icon of={icon} size="sm" />}>
          <FormattedMessage id={`verification.status.${isOptional(item) ? 'optional' : view}`} />
        </Badge>
      </header>
      {(view === 'missing' || view === 'declined') && (
        <p className={styles.hint}>
          <FormattedMessage id={documentHint(item)} />
        </p>
      )}
      {!isOptional(item) && <ProgressSteps of={item} stepsOf={documentSteps} />}
      <DocumentState item={item} view={view} />
      {upload}
    </article>
  );
}

const knownReasons = Object.values(VerificationDeclineReason);

function DocumentState({ item, view }: { item: VerificationItem; view: DocumentView }) {
  const { dateTime } = useDates();
  switch (view) {
    case 'accepted':
      return (
        <p className={styles.note}>
          <FormattedMessage
            id="verification.note.accepted"
            values={{ at: dateTime(parseInstant(item.checkedAt)) }}
          />
        </p>
      );
    case 'locked':
      return (
        <div className={styles.locked}>
          <p>
            <FormattedMessage id="verification.note.locked" />
          </p>
          <Unrestricted>
            <ButtonLink to={paths.cashbox()} variant="secondary" size="sm">
              <FormattedMessage id="verification.note.toCashbox" />
            </ButtonLink>
          </Unrestricted>
        </div>
      );
    case 'declined':
      return (
        <div className={styles.declined}>
          <p className={styles.why}>
            <FormattedMessage id="verification.note.declined" />
          </p>
          <ul className={styles.reasons}>
            {reasonsOf(item.declineReasons, knownReasons).map((reason) => (
              <li key={reason}>
                <FormattedMessage id={`verification.reason.${reason}`} />
              </li>
            ))}
          </ul>
        </div>
      );
    default:
      return null;
  }
}
