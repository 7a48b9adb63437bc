import { defineModal } from '#/overlays/modals.store.ts';

/** The promo popup (specification S2.55). */
export const promoPopupModal = defineModal('promoPopup', {
  load: () => import('./PromoPopupModal.tsx'),
  options: { label: 'promotions.popup.label', withoutClose: true },
});
