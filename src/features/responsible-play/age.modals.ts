import { defineModal } from '#/overlays/modals.store.ts';

/** The site is for adults (specification S1.7): only an answer makes it go away. */
export const ageModal = defineModal('age', {
  load: () => import('./ui/AgeGate/AgeModal.tsx'),
  options: {
    label: 'responsiblePlay.age.title',
    onlyButtonClose: true,
    withoutClose: true,
    withLogo: true,
    staysOnNavigation: true,
  },
});
