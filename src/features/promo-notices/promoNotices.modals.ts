import { defineModal } from '#/overlays/modals.store.ts';

export const promoPopupModal = defineModal('promoPopup', {
  load: () => import('./ui/PromoPopup/PromoPopupModal.tsx'),
  options: { label: 'promoNotices.popup.label', withoutClose: true },
});
