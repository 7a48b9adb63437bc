import { defineModal } from '#/overlays/modals.store.ts';

/** Stands until the chat has come; says why it does not (specification S2.72). */
export const chatModal = defineModal('chat', {
  load: () => import('./ui/ChatModal.tsx'),
  options: { title: 'chat.title' },
});
