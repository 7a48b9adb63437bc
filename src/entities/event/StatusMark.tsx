import { FormattedMessage } from 'react-intl';
import type { EventStatus } from '#/api/generated/model/index.ts';
import styles from './StatusMark.module.css';

export function StatusMark({ status }: { status: EventStatus }) {
  return (
    <span className={styles.mark} data-status={status}>
      <FormattedMessage id={`event.status.${status}`} />
    </span>
  );
}
