import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PromoList } from '#/features/promotions/PromoList.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useUrlQuery } from '#/lib/urlQuery.ts';
import { EventFilter, EventKinds, readEventFilter, writeEventFilter } from '#/entities/event/EventFilter.tsx';
import { EventList } from '#/entities/event/EventList.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useTournamentList } from '#/features/tournaments/useTournamentLists.tsx';
import { usePromoItems } from '#/features/promotions/promoItems.tsx';
import styles from './PromoListPage.module.css';

/** `/promo`: active, future and past promotions; `?type=all` adds tournaments. */
export function PromoListPage() {
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

/** Promotions, tournaments and series in one list (specification S2.51). */
function AllEvents() {
  const { formatMessage } = useIntl();
  const [filter, show] = useUrlQuery(readEventFilter, writeEventFilter);
  const promos = usePromoItems();
  const { list, onMore } = useTournamentList({ status: filter }, promos.kind === 'ready' ? promos.data : []);
  return (
    <>
      <EventFilter status={filter} onStatus={show} />
      <EventList
        kind="all"
        filter={filter}
        list={promos.kind === 'ready' ? list : promos}
        onMore={onMore}
        onReset={() => show(null)}
        renderFailure={(failure) => (
          <FailureView size="area" text={formatMessage({ id: 'event.list.allFailed' })} failure={failure} />
        )}
      />
    </>
  );
}
