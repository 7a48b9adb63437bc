import type { ReactNode } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../Button/Button.tsx';
import styles from '../EmptyState/EmptyState.module.css';
import { Icon } from '../Icon/Icon.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  retryLabel?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** Replaces a part whose data failed to load. Announced, because it replaces a loading state. */
export function ErrorState({ title, children, retryLabel, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div className={styles.state} data-tone="negative" role="alert">
      <span className={styles.icon}>
        <Icon of={TriangleAlert} size="xl" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <Button
          variant="secondary"
          icon={<Icon of={RotateCw} size="sm" />}
          isWaiting={isRetrying}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
