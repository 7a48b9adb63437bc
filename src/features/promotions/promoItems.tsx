import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { EventStatus, Promo } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { EventItem } from '#/entities/event/EventList.tsx';
import { readEvent } from '#/entities/event/rules.ts';
import { EventCard } from '#/entities/event/EventCard.tsx';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { paths } from '#/paths.ts';
import { activePromotionsQuery, promotionsQuery } from './data/queries.ts';
import { isActivePromo } from './model/phase.ts';

const promoItem = (promo: Promo): EventItem => ({
  key: `promo-${String(promo.id)}`,
  event: readEvent(promo),
  renderCard: (isEager) => <PromoCard promo={promo} isEager={isEager} />,
});

export function usePromoItems(): Loadable<readonly EventItem[]> {
  return loadable(useQuery(promotionsQuery()), ({ data }) => data.map(promoItem));
}

const nothing: readonly EventItem[] = [];

/** Active promotions for the lobby. Empty while loading and after a failure. */
export function useRunningPromos(): readonly EventItem[] {
  const promos = useQuery(activePromotionsQuery()).data?.data;
  return promos?.filter((promo) => isActivePromo(promo, promo.status)).map(promoItem) ?? nothing;
}

/** A promotion as a list item. Its status follows the server's clock (S4.2). */
export function PromoCard({ promo, isEager = false }: { promo: Promo; isEager?: boolean }) {
  return <PromoCardView promo={promo} status={useEventStatus(readEvent(promo))} isEager={isEager} />;
}

export interface PromoCardViewProps {
  promo: Promo;
  status: EventStatus;
  /** True if the card is in the first viewport. Its banner then loads at once. */
  isEager?: boolean;
}

/**
 * A promotion's card in a list: type, banner, title, prize fund, a link to the details, and a timer if the
 * promotion has an end (S2.52).
 */
export function PromoCardView({ promo, status, isEager = false }: PromoCardViewProps) {
  return (
    <EventCard
      to={paths.promoPage(promo.slug)}
      title={promo.title}
      image={promo.image ?? promo.imageDefault?.url}
      event={readEvent(promo)}
      status={status}
      kind={<FormattedMessage id={`promotions.type.${promo.pageType}`} />}
      prize={promo.fund}
      isEager={isEager}
    />
  );
}
