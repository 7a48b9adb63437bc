import { useSnapshot } from 'valtio';
import { openModal } from '#/overlays/modals.store.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { consentModal } from './consent.modals.ts';
import { consent, decideConsent } from './consent.store.ts';
import type { Agreed } from './model/consentChoice.ts';
import { ConsentBannerView } from './ui/ConsentBannerView.tsx';

/** Asks a visitor who hasn't chosen yet, where nothing else asks for an answer. */
export function ConsentBanner() {
  const isAsked = useSnapshot(consent).choice === null;
  const mayShow = useDecision('cookies') === 'now';
  if (!isAsked || !mayShow) return null;
  const decide = (agreed: Agreed) => {
    decideConsent(agreed);
    // The buttons are gone: the keyboard goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return <ConsentBannerView onDecide={decide} onSettings={() => openModal(consentModal, {})} />;
}
