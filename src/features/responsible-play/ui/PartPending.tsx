import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './PlaySafety.module.css';

export function PartPending({ cards }: { cards: number }) {
  return (
    <div className={styles.cards} aria-busy="true">
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} height="18rem" />
      ))}
    </div>
  );
}
