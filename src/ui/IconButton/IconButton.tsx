import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  icon: LucideIcon;
  /** Accessible name, also shown as the mouse tooltip. */
  label: string;
  variant?: 'plain' | 'filled' | undefined;
  size?: 'sm' | 'md' | undefined;
};

export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
