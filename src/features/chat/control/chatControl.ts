import { onLogin, onLogout } from '#/api/session/session.store.ts';
import { closeModal, openModal, defineModal } from '#/overlays/modals.store.ts';
import { dropChat, keepDraft, returnToChat } from './chatConnection.ts';

/** The dialog that shows while the chat loads, or says that the chat is unavailable (S2.72). */
export const chatModal = defineModal('chat', {
  load: () => import('../ui/ChatView.tsx'),
  options: { title: 'chat.title' },
});

/** Called at login and logout, so that nothing of the previous visitor remains. */
export function resetChat(): void {
  closeModal(chatModal);
  dropChat();
}

let isListening = false;

/** Returns to the open conversation. If there is none, opens the dialog that connects to the chat. */
export function askForChat(draft = ''): void {
  if (!isListening) {
    isListening = true;
    onLogin(resetChat);
    onLogout(resetChat);
  }
  keepDraft(draft);
  if (!returnToChat()) openModal(chatModal, {});
}
