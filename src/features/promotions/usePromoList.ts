import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { EventItem, EventPages } from '#/entities/event/EventList.tsx';
import { EVENTS_PAGE_SIZE, listedEvents } from '#/entities/event/rules.ts';
import { useEventsMoment } from '#/entities/event/useEventStatus.ts';
import { promoItem } from './data/promoItem.tsx';
import { promotionsQuery } from './data/queries.ts';

/** All promotions, in any order. */
export function usePromoItems(): Loadable<readonly EventItem[]> {
  return loadable(useQuery(promotionsQuery()), ({ data }) => data.map(promoItem));
}

/** All promotions of a status in the order of lists, nine more at a time: they come in one answer. */
export function usePromoList(status: EventStatus | null): { list: Loadable<EventPages>; onMore: () => void } {
  const answer = useQuery(promotionsQuery());
  const [pages, setPages] = useState(1);
  const items = (answer.data?.data ?? []).map(promoItem);
  const moment = useEventsMoment(items.map(({ event }) => event));
  const list = loadable(answer, (): EventPages => {
    const ordered = listedEvents(
      items.map((item) => ({ ...item.event, item })),
      status,
      moment,
    ).map(({ item }) => item);
    const shown = ordered.slice(0, pages * EVENTS_PAGE_SIZE);
    return { items: shown, end: shown.length < ordered.length ? 'more' : 'complete' };
  });
  return { list, onMore: () => setPages(pages + 1) };
}
