import type { AriaRole } from 'react';
import styles from './tokens.module.css';

/** What is wrong, or `title` alone if nothing is. */
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
