import { useIntl } from 'react-intl';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './Details.module.css';

export function DetailsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <output className={styles.details} aria-label={formatMessage({ id: 'tournaments.page.loading' })}>
      <Skeleton height="24rem" />
      <div className={styles.columns}>
        <Skeleton height="40rem" />
        <Skeleton height="24rem" />
      </div>
    </output>
  );
}
