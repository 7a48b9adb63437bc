import { defineModal } from '#/overlays/modals.store.ts';

/** Support channels: chat, messengers, e-mail (specification S2.67). */
export const supportModal = defineModal('support', {
  load: () => import('./ui/SupportModal.tsx'),
  options: { title: 'support.modal.title' },
});
