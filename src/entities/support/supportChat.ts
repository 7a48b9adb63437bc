// The chat on the site is a feature of its own; here it only says how it is opened.
import { proxy, ref, useSnapshot } from 'valtio';
import type { ChatProvider, ServerData } from '#/api/generated/model/index.ts';
import { currentBase, paths, takesMoney, withoutBase } from '#/paths.ts';

export interface SupportChat {
  readonly open: () => void;
  readonly hasProvider: (provider: ChatProvider) => boolean;
}

/** In the query of an address: opens the chat with the page. */
export const CHAT_PARAMETER = 'chat';

const store = proxy<{ chat: SupportChat | null }>({ chat: null });

/** Says, once the first view is there, how the chat on the site is opened. */
export function registerSupportChat(chat: SupportChat): void {
  store.chat = ref(chat);
}

/** Opens the chat on the site; nothing happens where there is none. */
export function openSupportChat(): void {
  store.chat?.open();
}

/** Whether the server's chat can be had here. */
export function useHasSupportChat(server: ServerData | undefined): boolean {
  const { chat } = useSnapshot(store);
  if (!chat || !server || server.flags.isChatEnabled === false) return false;
  return chat.hasProvider(server.callCenterConfig.chatProvider);
}

/** Where the chat opens instead: no third party's script comes to the page that takes the money. */
export function chatAddress(pathname: string = globalThis.location?.pathname ?? ''): string | undefined {
  return takesMoney(withoutBase(pathname, currentBase()))
    ? `${paths.main()}?${CHAT_PARAMETER}=open`
    : undefined;
}
