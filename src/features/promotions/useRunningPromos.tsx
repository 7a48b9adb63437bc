import { useQuery } from '@tanstack/react-query';
import type { EventItem } from '#/entities/event/EventList.tsx';
import { promoItem } from './data/promoItem.tsx';
import { activePromotionsQuery } from './data/queries.ts';
import { isActivePromo } from './model/phase.ts';

// Until the first answer, and where it does not come.
const nothing: readonly EventItem[] = [];

/** Active promos, for the list of the game hall; those that have not come are left out. */
export function useRunningPromos(): readonly EventItem[] {
  const promos = useQuery(activePromotionsQuery()).data?.data;
  return promos?.filter((promo) => isActivePromo(promo, promo.status)).map(promoItem) ?? nothing;
}
