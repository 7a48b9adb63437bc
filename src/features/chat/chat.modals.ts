import { defineModal } from '#/overlays/modals.store.ts';

/** The dialog that shows while the chat loads, or says that the chat is unavailable (S2.72). */
export const chatModal = defineModal('chat', {
  load: () => import('./ui/ChatView.tsx'),
  options: { title: 'chat.title' },
});
