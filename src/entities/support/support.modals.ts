import { defineModal } from '#/ui/overlays/modals.store.ts';

/**
 * Ways to the support (specification §2, 'Other modals'): chat, messengers, e-mail.
 * @public for contacts, cashbox, auth and chat
 */
export const supportModal = defineModal('support', {
  load: () => import('./ui/SupportModal.tsx'),
  options: { title: 'app.modal.support', messages: ['support'] },
});
