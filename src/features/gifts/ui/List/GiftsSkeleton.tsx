import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './GiftsView.module.css';

const CARDS = 6;

export function GiftsSkeleton() {
  return (
    <div className={styles.gifts} aria-busy>
      <VisuallyHidden>
        <FormattedMessage id="gifts.loading" />
      </VisuallyHidden>
      <Skeleton height="2.75rem" width="16rem" />
      <div className={styles.list}>
        {Array.from({ length: CARDS }, (_, index) => (
          <Skeleton key={index} height="13.5rem" />
        ))}
      </div>
    </div>
  );
}
