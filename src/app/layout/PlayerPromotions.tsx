import { GiftNews } from '#/features/gifts/gifts.realtime.ts';
import { PromoPopup } from '#/features/promo-notices/PromoPopup.tsx';
import { PromoWidget } from '#/features/promo-notices/PromoWidget.tsx';
import { TournamentNews } from '#/features/tournaments/tournaments.realtime.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

export function PlayerPromotions() {
  return (
    <>
      <GiftNews />
      <TournamentNews />
      <PromoPopup />
      <RegionBoundary>
        <PromoWidget />
      </RegionBoundary>
    </>
  );
}
