import { defineModal } from '#/overlays/modals.store.ts';

/** What the site may tell of a visit, purpose by purpose; opened by the banner and the footer. */
export const consentModal = defineModal('consent', {
  load: () => import('./ui/ConsentModal.tsx'),
  options: { title: 'tracking.consent.title', withoutClose: true, type: 'bottom' },
});
