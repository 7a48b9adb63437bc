import { Skeletons } from '#/entities/failure/Part.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './GiftsView.module.css';

const CARDS = Array.from({ length: 6 }, () => '13.5rem');

export function GiftsSkeleton() {
  return (
    <div className={styles.gifts}>
      <Skeleton height="2.75rem" width="16rem" />
      <Skeletons heights={CARDS} layout={styles.list} />
    </div>
  );
}
