import { GiftNews } from '#/features/gifts/GiftNews.tsx';
import { PromoPopup } from '#/features/promotions/PromoPopup.tsx';
import { PromoWidget } from '#/features/promotions/PromoWidget.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

export function PlayerPromotions() {
  return (
    <>
      <GiftNews />
      <PromoPopup />
      <RegionBoundary>
        <PromoWidget />
      </RegionBoundary>
    </>
  );
}
