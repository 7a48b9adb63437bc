import { defineModal } from '#/overlays/modals.store.ts';

export const consentModal = defineModal('consent', {
  load: () => import('./ui/ConsentSettings.tsx'),
  options: { title: 'tracking.consent.title', withoutClose: true, type: 'bottom' },
});
