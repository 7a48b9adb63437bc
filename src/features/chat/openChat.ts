// Loads the chat's code when the player first opens the chat.
import { logError } from '#/api/errorLog.ts';
import type { ChatProvider } from '#/api/generated/model/index.ts';
import { netroxUrl, webimUrl } from '#/config.ts';
import { showMessage } from '#/overlays/toasts.store.ts';

const scripts: Readonly<Record<ChatProvider, string>> = { webim: webimUrl, netrox: netroxUrl };

/** Whether the build has a script URL for the provider. */
export function hasChatOf(provider: ChatProvider): boolean {
  return Object.hasOwn(scripts, provider) && scripts[provider] !== '';
}

export async function openChat(draft = ''): Promise<void> {
  try {
    const { askForChat } = await import('./control/chatControl.ts');
    askForChat(draft);
  } catch (error) {
    logError(error, { label: 'chat' });
    showMessage('common.error.tryLater', { id: 'chat', tone: 'warning' });
  }
}
