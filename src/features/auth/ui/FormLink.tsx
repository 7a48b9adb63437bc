import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './FormLink.module.css';

export function FormLink({
  to,
  align = 'center',
  children,
}: {
  to: string;
  align?: 'center' | 'end';
  children: ReactNode;
}) {
  return (
    <Link className={styles.link} data-align={align} to={to}>
      {children}
    </Link>
  );
}

export function FormQuestion({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.question}>
      {question} {children}
    </p>
  );
}

/** A button that looks like a link. */
export function FormAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}
