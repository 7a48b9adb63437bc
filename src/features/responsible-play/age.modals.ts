import { defineModal } from '#/overlays/modals.store.ts';

/** The dialog that asks guests to confirm their age (S1.7). */
export const ageModal = defineModal('age', {
  load: () => import('./ui/AgeGateView.tsx'),
  options: {
    label: 'responsiblePlay.age.title',
    onlyButtonClose: true,
    withoutClose: true,
    withLogo: true,
    staysOnNavigation: true,
  },
});
