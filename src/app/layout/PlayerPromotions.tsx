import { useSnapshot } from 'valtio';
import { PromoPopup } from '#/features/promotions/PromoPopup.tsx';
import { PromoWidget } from '#/features/promotions/PromoWidget.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { historyStore } from '../history/history.store.ts';
import { lastRoute } from '../history/routeHistory.ts';

/** What promotions show a player on every page: the popup and the widget. */
export function PlayerPromotions() {
  const { routes } = useSnapshot(historyStore);
  return (
    <>
      <PromoPopup previousPath={lastRoute(routes)} />
      <RegionBoundary>
        <PromoWidget />
      </RegionBoundary>
    </>
  );
}
