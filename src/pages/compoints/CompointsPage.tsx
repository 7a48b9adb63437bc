import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import { Exchange } from '#/features/compoints/Exchange.tsx';
import { Shop } from '#/features/compoints/Shop.tsx';
import { Treasury } from '#/features/compoints/Treasury.tsx';
import styles from './CompointsPage.module.css';

export function CompointsPage() {
  return (
    <div className={styles.page}>
      <Treasury />
      <div className={styles.parts}>
        <PartBoundary>
          <Exchange />
        </PartBoundary>
        <PartBoundary>
          <Shop />
        </PartBoundary>
      </div>
    </div>
  );
}
