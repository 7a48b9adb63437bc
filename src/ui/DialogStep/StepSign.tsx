import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './StepSign.module.css';

export type StepSignProps = { icon: LucideIcon; tone?: 'accent' | 'positive' | 'warning' | 'negative' };

export function StepSign({ icon, tone = 'accent' }: StepSignProps) {
  return (
    <span className={styles.sign} data-tone={tone}>
      <Icon of={icon} size="lg" />
    </span>
  );
}
