// The way to the chat, small enough for every page; the rest comes with the first press.
import type { QueryClient } from '@tanstack/react-query';
import { logError } from '#/api/errorLog.ts';
import type { ChatProvider } from '#/api/generated/model/index.ts';
import { netroxUrl, webimUrl } from '#/config.ts';
import { showMessage } from '#/overlays/toasts.store.ts';

const scripts: Readonly<Record<ChatProvider, string>> = { webim: webimUrl, netrox: netroxUrl };

/** Whether the build knows the script of a provider. */
export function hasChatOf(provider: ChatProvider): boolean {
  return Object.hasOwn(scripts, provider) && scripts[provider] !== '';
}

/** Opens the chat, or says why there is none. */
export async function openChat(client: QueryClient): Promise<void> {
  try {
    const { askForChat } = await import('./control/chatControl.ts');
    askForChat(client);
  } catch (error) {
    logError(error, { label: 'chat' });
    showMessage('common.error.tryLater', { id: 'chat', tone: 'warning' });
  }
}
