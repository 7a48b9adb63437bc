import { useIntl } from 'react-intl';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './Details.module.css';

/** The place of a tournament's or series' page that is on its way. */
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
