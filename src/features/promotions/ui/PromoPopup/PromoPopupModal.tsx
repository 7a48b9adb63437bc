import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { openInNewTab } from '#/lib/url.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { rememberPopup } from '../../model/popupMemory.ts';
import { PromoPopupView } from './PromoPopupView.tsx';

/** The popup as the server has it now: it follows its changes, and goes when it is switched off. */
export default function PromoPopupModal({ close }: Closable) {
  const navigate = useNavigate();
  const { promoPopup: popup, flags } = useQuery(serverDataQuery()).data?.data ?? {};
  const isOn = popup?.isActive === true;
  useEffect(() => {
    if (popup && isOn) rememberPopup(popup);
    else close();
  }, [popup, isOn, close]);
  if (!popup) return null;
  const follow = (address: string) => {
    close();
    if (address.startsWith('/')) void navigate(address);
    else openInNewTab(address);
  };
  return (
    <PromoPopupView
      popup={popup}
      button={{ theme: flags?.promoPopupButtonTheme, size: flags?.promoPopupButtonSize }}
      onFollow={follow}
      onClose={close}
    />
  );
}
