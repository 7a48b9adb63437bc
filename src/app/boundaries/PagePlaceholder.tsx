import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { PageFrame } from './PageFrame.tsx';
import styles from './PagePlaceholder.module.css';

export function PagePlaceholder() {
  return (
    <PageFrame page="loading">
      <div className={styles.page} aria-busy>
        <Skeleton height="min(22rem, 40vh)" />
        <Skeleton shape="text" width="40%" />
        <Skeleton height="12rem" />
      </div>
    </PageFrame>
  );
}
