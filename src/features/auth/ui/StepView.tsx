import { useEffect, useRef, type ReactNode } from 'react';
import styles from './StepView.module.css';

export interface StepViewProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A step that says something instead of asking. It takes the place of a form, and so its focus. */
export function StepView({ icon, title, text, children }: StepViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button of the form is gone: without this the focus would fall back to the document.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.step}>
      <span className={styles.sign}>{icon}</span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
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
