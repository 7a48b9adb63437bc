import styles from './Spinner.module.css';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** Accessible name, which says what is loading. Omit it if the text next to the spinner says so. */
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
