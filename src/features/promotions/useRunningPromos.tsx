import { useQuery } from '@tanstack/react-query';
import type { EventItem } from '#/entities/event/EventList.tsx';
import { promoItem } from './data/promoItem.tsx';
import { activePromotionsQuery } from './data/queries.ts';

// Until the first answer, and where it does not come.
const nothing: readonly EventItem[] = [];

/** Promotions that run, for the list of the game hall; what has not come is left out. */
export function useRunningPromos(): readonly EventItem[] {
  return useQuery(activePromotionsQuery()).data?.data.map(promoItem) ?? nothing;
}
