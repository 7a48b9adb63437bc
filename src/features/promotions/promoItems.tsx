import { useQuery } from '@tanstack/react-query';
import type { Promo } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { EventItem } from '#/entities/event/EventList.tsx';
import { readEvent } from '#/entities/event/rules.ts';
import { activePromotionsQuery, promotionsQuery } from './data/queries.ts';
import { isActivePromo } from './model/phase.ts';
import { PromoCard } from './ui/Card/PromoCard.tsx';

const promoItem = (promo: Promo): EventItem => ({
  key: `promo-${String(promo.id)}`,
  event: readEvent(promo),
  renderCard: (isEager) => <PromoCard promo={promo} isEager={isEager} />,
});

export function usePromoItems(): Loadable<readonly EventItem[]> {
  return loadable(useQuery(promotionsQuery()), ({ data }) => data.map(promoItem));
}

const nothing: readonly EventItem[] = [];

/** Active promotions for the lobby; empty while they load and if they fail. */
export function useRunningPromos(): readonly EventItem[] {
  const promos = useQuery(activePromotionsQuery()).data?.data;
  return promos?.filter((promo) => isActivePromo(promo, promo.status)).map(promoItem) ?? nothing;
}
