import { FormattedMessage } from 'react-intl';
import { PromoList } from '#/features/promotions/PromoList.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './PromoListPage.module.css';

/** `/promo`: what runs, what is ahead, what is over. */
export function Component() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="promotions.page.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="promotions.page.lead" />
        </p>
      </header>
      <VisuallyHidden>
        <h2>
          <FormattedMessage id="event.list.label.action" />
        </h2>
      </VisuallyHidden>
      <RegionBoundary>
        <PromoList />
      </RegionBoundary>
    </div>
  );
}
