import type { Promo } from '#/api/generated/model/index.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { PromoCardView } from './ui/Card/PromoCardView.tsx';

/** The card of a promotion, which begins and ends by the server's clock (specification S4.2). */
export function PromoCard({ promo, isEager = false }: { promo: Promo; isEager?: boolean }) {
  return <PromoCardView promo={promo} status={useEventStatus(readEvent(promo))} isEager={isEager} />;
}
