import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './IconTile.module.css';

export interface IconTileProps {
  icon: LucideIcon;
  tone?: 'accent' | 'accent-2' | 'positive' | 'warning' | 'negative';
  size?: 'md' | 'lg';
}

/** A decorative icon on a tinted background, next to text that names it. */
export function IconTile({ icon, tone = 'accent', size = 'md' }: IconTileProps) {
  return (
    <span className={styles.tile} data-tone={tone} data-size={size}>
      <Icon of={icon} size={size} />
    </span>
  );
}
