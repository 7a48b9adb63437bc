import { defineModal } from '#/overlays/modals.store.ts';

/** The dialog shown while the chat loads, and if it is unavailable (S2.72). */
export const chatModal = defineModal('chat', {
  load: () => import('./ui/ChatView.tsx'),
  options: { title: 'chat.title' },
});
