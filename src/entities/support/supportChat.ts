// Lets other features open the on-site chat, which is a separate feature. The chat registers its opener
// here.
import { proxy, ref, useSnapshot } from 'valtio';
import type { ChatProvider, ServerData } from '#/api/generated/model/index.ts';
import { localStore } from '#/lib/storage.ts';
import { takesMoney } from '#/lib/routeAt.ts';
import { currentBase, paths, withoutBase } from '#/paths.ts';

export interface SupportChat {
  /** @param draft the first message, prefilled for the player to send */
  readonly open: (draft?: string) => void;
  readonly hasProvider: (provider: ChatProvider) => boolean;
}

/** Query parameter that opens the chat on page load. */
export const CHAT_PARAMETER = 'chat';

const store = proxy<{ chat: SupportChat | null }>({ chat: null });

/** Set if the player asked for the chat before the chat was registered. */
let waiting: { readonly draft: string | undefined } | null = null;

/** Registers the chat after the first render. Opens it if the player has already asked for it. */
export function registerSupportChat(chat: SupportChat): void {
  store.chat = ref(chat);
  if (waiting) chat.open(waiting.draft);
  waiting = null;
}

/** Opens the chat, at once or when it is registered. */
export function openSupportChat(draft?: string): void {
  if (store.chat) store.chat.open(draft);
  else waiting = { draft };
}

export function useHasSupportChat(server: ServerData | undefined): boolean {
  const { chat } = useSnapshot(store);
  if (!chat || !server || server.flags.isChatEnabled === false) return false;
  return chat.hasProvider(server.callCenterConfig.chatProvider);
}

/** Whether a link in a text from the server opens the chat, as `/?chat=open` does. */
export function isChatLink(path: string): boolean {
  return new URL(path, 'http://site').searchParams.has(CHAT_PARAMETER);
}

const DRAFT_STORED_AS = 'chat.draft';

/** Stores the first message for the chat on another page. */
export function keepDraftForChat(draft: string): void {
  localStore.set(DRAFT_STORED_AS, draft);
}

/** Returns and deletes the first message that the previous page stored. */
export function takeDraftForChat(): string {
  const draft = localStore.get(DRAFT_STORED_AS) ?? '';
  localStore.remove(DRAFT_STORED_AS);
  return draft;
}

/** URL that opens the chat on another page. Used in the cashbox, which loads no third-party scripts. */
export function chatUrl(pathname: string = globalThis.location?.pathname ?? ''): string | undefined {
  return takesMoney(withoutBase(pathname, currentBase()))
    ? `${paths.main()}?${CHAT_PARAMETER}=open`
    : undefined;
}
