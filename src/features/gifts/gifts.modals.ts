import type { Gift } from '#/api/generated/model/index.ts';
import { defineModal, defineOverlay } from '#/overlays/modals.store.ts';

export const takenOverlay = defineOverlay<{ gift: Gift }>('giftTaken', {
  load: () => import('./ui/Taken/TakenOverlay.tsx'),
  options: { label: 'gifts.taken.label' },
});

/** Asks for a confirmation before all bonuses are cancelled (S4.51). */
export const cancelBonusesModal = defineModal('cancelBonuses', {
  load: () => import('./ui/Cancel/CancelBonusesModal.tsx'),
  options: { label: 'gifts.cancel.title', type: 'alert', withoutClose: true },
});
