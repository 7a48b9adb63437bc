import { defineModal, openModal } from '#/overlays/modals.store.ts';

const promoPopupModal = defineModal('promoPopup', {
  load: () => import('./PromoPopupModal.tsx'),
  options: { label: 'promotions.popup.label', withoutClose: true },
});

/** Shows the promo popup (specification S2.55). */
export function openPromoPopup(): void {
  openModal(promoPopupModal, {});
}
