import type { ComponentProps, ReactNode } from 'react';
import styles from './Chip.module.css';
import { Link } from 'react-router';

export type ChipProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  isSelected?: boolean;
  icon?: ReactNode;
  count?: ReactNode;
};

export function Chip({ isSelected = false, icon, count, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={styles.chip} aria-pressed={isSelected}>
      {icon}
      <span className={styles.text}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

type ChipLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'> & {
  isCurrent?: boolean;
  icon?: ReactNode;
  count?: ReactNode;
};

export function ChipLink({ isCurrent = false, icon, count, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <span className={styles.text}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
