import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { EventKinds } from '#/entities/event/EventKinds.tsx';
import { PromoList } from '#/features/promotions/PromoList.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { AllEvents } from './AllEvents.tsx';
import styles from './PromoListPage.module.css';

/** `/promo`: active, future and past promotions; `?type=all` adds tournaments. */
export function Component() {
  const kind = useSearchParams()[0].get('type') === 'all' ? 'all' : 'action';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id={kind === 'all' ? 'event.list.label.all' : 'promotions.page.title'} />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id={kind === 'all' ? 'event.list.lead' : 'promotions.page.lead'} />
        </p>
      </header>
      <EventKinds current={kind} />
      <VisuallyHidden>
        <h2>
          <FormattedMessage id={`event.list.label.${kind}`} />
        </h2>
      </VisuallyHidden>
      <RegionBoundary key={kind}>{kind === 'all' ? <AllEvents /> : <PromoList />}</RegionBoundary>
    </div>
  );
}
