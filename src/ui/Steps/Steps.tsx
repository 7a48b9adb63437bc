import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Steps.module.css';

export interface StepsItem {
  /** A `blocked` step is the current one, but something keeps the process from continuing. */
  state: 'done' | 'current' | 'blocked' | 'next';
  title: ReactNode;
  /** A note about who has to act, and when. */
  note?: ReactNode;
  /** Details of the step: a consequence, or what blocks it. */
  children?: ReactNode;
}

export interface StepsProps {
  /** The accessible name. */
  label: string;
  items: readonly StepsItem[];
}

/**
 * The steps of a process: done, current and next. The wording of the titles must distinguish done steps from
 * coming ones.
 */
export function Steps({ label, items }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map(({ state, title, note, children }, index) => (
        <li
          // The index is a stable key, because the steps of a process never change places.
          key={index}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' || state === 'blocked' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {state === 'done' && <Icon of={Check} size="sm" />}
            {state === 'blocked' && <Icon of={TriangleAlert} size="sm" />}
          </span>
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            {note && <p className={styles.note}>{note}</p>}
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
