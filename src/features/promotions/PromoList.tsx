import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EventStatus } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { EventFilter, readEventFilter, writeEventFilter } from '#/entities/event/EventFilter.tsx';
import { EventList, type EventItem, type EventPages } from '#/entities/event/EventList.tsx';
import { EVENTS_PAGE_SIZE, listedEvents } from '#/entities/event/rules.ts';
import { useEventsMoment } from '#/entities/event/useEventStatus.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useUrlQuery } from '#/lib/urlQuery.ts';
import { usePromoItems } from './promoItems.tsx';

const nothing: readonly EventItem[] = [];

export function PromoList() {
  const { formatMessage } = useIntl();
  const [filter, show] = useUrlQuery(readEventFilter, writeEventFilter);
  const { list, onMore } = usePromoPages(filter);
  return (
    <>
      <EventFilter status={filter} onStatus={show} />
      <EventList
        kind="action"
        filter={filter}
        list={list}
        onMore={onMore}
        onReset={() => show(null)}
        renderFailure={(failure) => (
          <FailureView size="area" text={formatMessage({ id: 'promotions.list.failed' })} failure={failure} />
        )}
      />
    </>
  );
}

/** The list of promotions. One request returns them all, and the list shows nine per page. */
function usePromoPages(status: EventStatus | null): { list: Loadable<EventPages>; onMore: () => void } {
  const promos = usePromoItems();
  const [pages, setPages] = useState(1);
  const items = promos.kind === 'ready' ? promos.data : nothing;
  const moment = useEventsMoment(items.map(({ event }) => event));
  const onMore = () => setPages(pages + 1);
  if (promos.kind !== 'ready') return { list: promos, onMore };
  const sorted = listedEvents(
    items.map((item) => ({ ...item.event, item })),
    status,
    moment,
  ).map(({ item }) => item);
  const shown = sorted.slice(0, pages * EVENTS_PAGE_SIZE);
  const end = shown.length < sorted.length ? 'more' : 'complete';
  return { list: { kind: 'ready', data: { items: shown, end } }, onMore };
}
