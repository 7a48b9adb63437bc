import { FormattedMessage } from 'react-intl';
import { VerificationDeclineReason, type VerificationItem } from '#/api/generated/model/index.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { reasonsOf, type DocumentView } from '../../model/rules.ts';
import styles from './DocumentCardView.module.css';

const knownReasons = Object.values(VerificationDeclineReason);

/** What has become of a document, and what comes next. */
export function DocumentState({ item, view }: { item: VerificationItem; view: DocumentView }) {
  const { dateTime } = useDates();
  switch (view) {
    case 'waiting':
      return (
        <p className={styles.note}>
          <FormattedMessage
            id="verification.note.waiting"
            values={{ at: dateTime(parseInstant(item.uploadedAt)) }}
          />
        </p>
      );
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
