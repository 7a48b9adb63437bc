import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

export interface IconProps {
  /** A single icon import: `import Search from 'lucide-react/icons/search'`. */
  of: LucideIcon;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Accessible name. Without it the icon is decorative. */
  label?: string | undefined;
}

export function Icon({ of: Drawing, size = 'md', label }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Drawing className={styles.icon} data-size={size} strokeWidth={2} {...naming} />;
}
