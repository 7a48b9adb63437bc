import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './IconTile.module.css';

export interface IconTileProps {
  icon: LucideIcon;
  tone?: 'accent' | 'accent-2' | 'positive' | 'warning' | 'negative';
  /** The large one is a circle. */
  size?: 'md' | 'lg';
}

/** An icon on a ground tinted in its own colour, beside the words that say what it stands for. */
export function IconTile({ icon, tone = 'accent', size = 'md' }: IconTileProps) {
  return (
    <span className={styles.tile} data-tone={tone} data-size={size}>
      <Icon of={icon} size={size} />
    </span>
  );
}
