import { useSnapshot } from 'valtio';
import { gameFrame } from '#/features/game-frame/gameFrame.store.ts';
import { GiftNews } from '#/features/gifts/GiftNews.tsx';
import { PromoPopup } from '#/features/promotions/PromoPopup.tsx';
import { PromoWidget } from '#/features/promotions/PromoWidget.tsx';
import { consent } from '#/features/tracking/consent.store.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { historyStore } from '../history/history.store.ts';
import { lastRoute } from '../history/routeHistory.ts';

/** What comes to a player on every page: the popup and the widget of promotions, the news of gifts. */
export function PlayerPromotions() {
  const { routes } = useSnapshot(historyStore);
  // A game that plays on in the corner has the widget's place.
  const isGameOpen = useSnapshot(gameFrame).model.phase.status !== 'idle';
  // On a phone the question for consent has it too.
  const isConsentAsked = useSnapshot(consent).choice === null;
  return (
    <>
      <GiftNews />
      <PromoPopup previousPath={lastRoute(routes)} />
      {!isGameOpen && !isConsentAsked && (
        <RegionBoundary>
          <PromoWidget />
        </RegionBoundary>
      )}
    </>
  );
}
