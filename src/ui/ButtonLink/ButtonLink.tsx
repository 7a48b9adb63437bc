import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import styles from '../Button/Button.module.css';

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
  icon?: ReactNode;
};

export function ButtonLink({
  variant = 'primary',
  size = 'md',
  isFullWidth,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      <span className={styles.label}>
        {icon}
        <span className={styles.text}>{children}</span>
      </span>
    </Link>
  );
}
