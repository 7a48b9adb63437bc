import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** While true, the button shows a spinner, keeps its width and focus, and ignores clicks. */
  isWaiting?: boolean | undefined;
  isFullWidth?: boolean | undefined;
  icon?: ReactNode;
};

export function Button({
  variant = 'primary',
  size = 'md',
  isWaiting = false,
  isFullWidth,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Not `disabled`, because the pressed button must keep the keyboard focus while it waits.
  const ignoreWhileWaiting = (event: MouseEvent<HTMLButtonElement>) => {
    if (isWaiting) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      data-waiting={isWaiting || undefined}
      aria-busy={isWaiting || undefined}
      aria-disabled={isWaiting || rest['aria-disabled'] || undefined}
      onClick={ignoreWhileWaiting}
    >
      <span className={styles.label}>
        {icon}
        <span className={styles.text}>{children}</span>
      </span>
      {isWaiting && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
