import type { Promo } from '#/api/generated/model/index.ts';
import type { EventItem } from '#/entities/event/EventList.tsx';
import { readEvent } from '#/entities/event/rules.ts';
import { PromoCard } from '../PromoCard.tsx';

/** A promotion as lists of events take it. */
export const promoItem = (promo: Promo): EventItem => ({
  key: `promo-${String(promo.id)}`,
  event: readEvent(promo),
  renderCard: (isEager) => <PromoCard promo={promo} isEager={isEager} />,
});
