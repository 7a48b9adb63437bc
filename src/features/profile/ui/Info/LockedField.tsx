import type { ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './LockedField.module.css';

export interface LockedFieldProps {
  label: ReactNode;
  value: ReactNode;
  /** Whom to ask about it; none where nobody changes it. */
  onSupport?: () => void;
  /** Why it cannot be changed here. */
  children: ReactNode;
}

/** Something of the player that the player cannot change: what it is, why, and whom to ask. */
export function LockedField({ label, value, onSupport, children }: LockedFieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <Icon of={Lock} size="sm" />
        {label}
      </span>
      <strong className={styles.value}>{value}</strong>
      <p className={styles.why}>
        {children}{' '}
        {onSupport && (
          <button type="button" className={styles.support} aria-haspopup="dialog" onClick={onSupport}>
            <FormattedMessage id="profile.locked.support" />
          </button>
        )}
      </p>
    </div>
  );
}
