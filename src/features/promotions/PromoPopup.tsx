import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { logError } from '#/api/errorLog.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { serverNow } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { useIsPageCovered } from '#/overlays/pageCover.ts';
import { seenPopupStamp } from './model/popupMemory.ts';
import { isPopupDue, keepsPopupAway, PROMO_POPUP_DELAY_MS } from './model/promoPopup.rules.ts';
import { bindPromoPopup } from './promoPopup.realtime.ts';

export interface PromoPopupProps {
  /** The page that the player came from, if there was one on this visit. */
  previousPath: string | undefined;
}

async function openWhenLoaded(isStillDue: () => boolean): Promise<void> {
  const { promoPopupModal } = await import('./ui/PromoPopup/promoPopup.modals.ts');
  // Whole from its first moment: nobody has asked for it.
  await promoPopupModal.preload();
  if (isStillDue()) openModal(promoPopupModal, {});
}

/** Three seconds after a page (specification S4.46), never on another dialog. Draws nothing itself. */
export function PromoPopup({ previousPath }: PromoPopupProps): null {
  const client = useQueryClient();
  const popup = useQuery(serverDataQuery()).data?.data.promoPopup;
  const { pathname } = useLocation();
  const isBusy = useIsPageCovered();
  useEffect(() => bindPromoPopup(client), [client]);
  useEffect(() => {
    if (isBusy || keepsPopupAway(pathname, previousPath)) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      const viewer = { isLoggedIn: isLoggedIn(), seenStamp: seenPopupStamp(), now: serverNow() };
      // The next page tries again what did not load.
      if (isPopupDue(popup, viewer))
        openWhenLoaded(() => !isLeft).catch((error: unknown) => logError(error, { label: 'promotions' }));
    }, PROMO_POPUP_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [pathname, previousPath, isBusy, popup]);
  return null;
}
