import type { AriaRole } from 'react';
import styles from './tokens.module.css';

/** A list of faults under a title; only the title if there are none. */
export function Faults({
  title,
  faults,
  role = 'status',
}: {
  title: string;
  faults: readonly string[];
  role?: AriaRole;
}) {
  return (
    <div role={role} className={styles.verdict} data-failing={faults.length === 0 ? undefined : ''}>
      <strong>{title}</strong>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
