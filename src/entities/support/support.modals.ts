import { defineModal } from '#/overlays/modals.store.ts';

/** Ways to the support (specification S2.67): chat, messengers, e-mail. */
export const supportModal = defineModal('support', {
  load: () => import('./ui/SupportModal.tsx'),
  options: { title: 'support.modal.title' },
});
