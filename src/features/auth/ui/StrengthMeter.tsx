import { FormattedMessage } from 'react-intl';
import { containsOwnName, passwordStrength } from '../model/strength.ts';
import styles from './StrengthMeter.module.css';

export interface StrengthMeterProps {
  password: string;
  /** Contacts and nickname of the player. */
  ownNames: readonly string[];
}

/** Shows while typing how hard the password is to guess. Keeps its space while it is empty. */
export function StrengthMeter({ password, ownNames }: StrengthMeterProps) {
  const strength = password === '' ? undefined : passwordStrength(password, ownNames);
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.track} aria-hidden>
        <span className={styles.bar} />
      </div>
      <p role="status" className={styles.text}>
        {strength && (
          <>
            <FormattedMessage id="auth.strength.label" />
            {': '}
            <strong>
              <FormattedMessage id={`auth.strength.${strength}`} />
            </strong>
          </>
        )}
        {containsOwnName(password, ownNames) && (
          <>
            {'. '}
            <FormattedMessage id="auth.strength.ownName" />
          </>
        )}
      </p>
    </div>
  );
}
