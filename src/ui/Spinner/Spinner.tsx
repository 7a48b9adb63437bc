import styles from './Spinner.module.css';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** What is awaited; without it the spinner is decoration beside something that says so itself. */
  label?: string | undefined;
}

export function Spinner({ size = 'md', label }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      data-size={size}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
