import type { ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './LockedField.module.css';

export interface LockedFieldProps {
  label: ReactNode;
  value: ReactNode;
  /** Opens support; undefined if not even support can change the field. */
  onSupport?: () => void;
  /** Why the field is locked. */
  children: ReactNode;
}

/** A field that the player can't change, with the reason and a link to the support. */
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
