import { useIntl } from 'react-intl';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { EventFilter } from '#/entities/event/EventFilter.tsx';
import { readEventFilter, writeEventFilter } from '#/entities/event/eventFilter.ts';
import { EventList } from '#/entities/event/EventList.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useTournamentList } from '#/features/tournaments/useTournamentLists.tsx';
import { usePromoItems } from '#/features/promotions/promoItems.tsx';

/** Promotions, tournaments and series in one list (specification S2.51). */
export function AllEvents() {
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
