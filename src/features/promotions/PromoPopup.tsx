import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { logError } from '#/api/errorLog.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { serverNow } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { seenPopupStamp } from './model/popupMemory.ts';
import { isPopupDue, PROMO_POPUP_DELAY_MS } from './model/promoPopup.rules.ts';
import { bindPromoPopup } from './promoPopup.realtime.ts';

const PRESSES = ['pointerdown', 'keydown'] as const;

async function openWhenLoaded(isStillDue: () => boolean): Promise<void> {
  const { promoPopupModal } = await import('./ui/PromoPopup/promoPopup.modals.ts');
  // Whole from its first moment: nobody has asked for it.
  await promoPopupModal.preload();
  if (isStillDue()) openModal(promoPopupModal, {});
}

/** Shows the popup where the host of overlays lets it. */
export function PromoPopup() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const mayShow = useDecision('popup') === 'now';
  useEffect(() => bindPromoPopup(client), [client]);
  return mayShow && <Timer key={pathname} />;
}

/** Three seconds after a page (S4.46) and after the last press, so that none meant for the page hits it. */
function Timer(): null {
  const popup = useQuery(serverDataQuery()).data?.data.promoPopup;
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const viewer = { isLoggedIn: isLoggedIn(), seenStamp: seenPopupStamp(), now: serverNow() };
      // The next page tries again what did not load.
      if (isPopupDue(popup, viewer))
        openWhenLoaded(() => !isLeft).catch((error: unknown) => logError(error, { label: 'promotions' }));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(open, PROMO_POPUP_DELAY_MS);
    };
    wait();
    for (const press of PRESSES) addEventListener(press, wait, true);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      for (const press of PRESSES) removeEventListener(press, wait, true);
    };
  }, [popup]);
  return null;
}
