import { FormattedMessage } from 'react-intl';
import type { EventStatus, Promo } from '#/api/generated/model/index.ts';
import { EventCard } from '#/entities/event/EventCard.tsx';
import { readEvent } from '#/entities/event/rules.ts';
import { paths } from '#/paths.ts';

export interface PromoCardViewProps {
  promo: Promo;
  status: EventStatus;
  /** In the first view: its banner loads at once. */
  isEager?: boolean;
}

/** A promotion in a list: type, banner, title, fund, timer where it ends, details (specification S2.52). */
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
