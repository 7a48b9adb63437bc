import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { EventFilter } from '#/entities/event/EventFilter.tsx';
import { readEventFilter, writeEventFilter } from '#/entities/event/eventFilter.ts';
import { EventList } from '#/entities/event/EventList.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { usePromoItems } from '#/features/promotions/usePromoList.ts';
import { useTournamentList } from '#/features/tournaments/useTournamentList.ts';

/** Promotions, tournaments and series in one list (specification S2.51). */
export function AllEvents() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const filter = readEventFilter(params);
  const promos = usePromoItems();
  const { list, onMore } = useTournamentList(filter, promos.kind === 'ready' ? promos.data : []);
  const show = (status: EventStatus | null) =>
    setParams((current) => writeEventFilter(current, status), { replace: true, preventScrollReset: true });
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
