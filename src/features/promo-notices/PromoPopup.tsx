import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { logError } from '#/api/errorLog.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { serverNow } from '#/lib/clock.ts';
import { defineModal, openModal } from '#/overlays/modals.store.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { isPopupDue, PROMO_POPUP_DELAY_MS, seenPopupStamp } from './model/promoPopup.rules.ts';
import { bindPromoPopup } from './promoNotices.realtime.ts';

const PRESSES = ['pointerdown', 'keydown'] as const;

const promoPopupModal = defineModal('promoPopup', {
  load: () => import('./ui/PromoPopup/PromoPopupModal.tsx'),
  options: { label: 'promoNotices.popup.label', withoutClose: true },
});

async function openWhenLoaded(isStillDue: () => boolean): Promise<void> {
  // Load the code before the popup opens, because an unsolicited dialog must never show a loading state.
  await promoPopupModal.preload();
  if (isStillDue()) openModal(promoPopupModal, {});
}

export function PromoPopup() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => bindPromoPopup(client), [client]);
  return <Timer key={pathname} path={pathname} />;
}

/**
 * Opens the popup three seconds after a page opens (S4.46). A tap, click or key press shows that the visitor
 * is busy, so the popup then waits for the next page.
 */
function Timer({ path }: { path: string }): null {
  const popup = useQuery(serverDataQuery()).data?.data.promoPopup;
  const [isPressed, setPressed] = useState(false);
  const mayShow = useDecision('popup') === 'now' && !isPressed;
  useEffect(() => {
    const onPress = () => setPressed(true);
    for (const press of PRESSES) addEventListener(press, onPress, true);
    return () => {
      for (const press of PRESSES) removeEventListener(press, onPress, true);
    };
  }, []);
  useEffect(() => {
    if (!mayShow) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      const viewer = { isLoggedIn: isLoggedIn(), seenStamp: seenPopupStamp(), now: serverNow(), path };
      // If the popup's code fails to load, the next page tries to load it again.
      if (isPopupDue(popup, viewer))
        openWhenLoaded(() => !isLeft).catch((error: unknown) => logError(error, { label: 'promo-notices' }));
    }, PROMO_POPUP_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [popup, mayShow, path]);
  return null;
}
