import type { ReactNode } from 'react';
import { takeFocus } from '#/ui/takeFocus.ts';
import styles from './StepView.module.css';

export interface StepViewProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A step without fields. It replaces a form, so it takes the focus. */
export function StepView({ icon, title, text, children }: StepViewProps) {
  return (
    <section className={styles.step}>
      <span className={styles.sign}>{icon}</span>
      <h1 ref={takeFocus} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {text && (
        <p className={styles.text} role="status">
          {text}
        </p>
      )}
      {children}
    </section>
  );
}
