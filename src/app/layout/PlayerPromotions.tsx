import { GiftNews } from '#/features/gifts/GiftNews.tsx';
import { PromoPopup } from '#/features/promotions/PromoPopup.tsx';
import { PromoWidget } from '#/features/promotions/PromoWidget.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

/** What comes to a player on every page: the popup and the widget of promotions, the news of gifts. */
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
