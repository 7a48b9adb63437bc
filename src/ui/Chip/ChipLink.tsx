import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Chip.module.css';

export type ChipLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'> & {
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
