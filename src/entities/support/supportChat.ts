// The chat on the site is a feature of its own; here it only says how it is opened.
import type { ChatProvider, ServerData } from '#/api/generated/model/index.ts';
import { paths, routeAt, withoutBase, currentBase } from '#/paths.ts';

export interface SupportChat {
  readonly open: () => void;
  /** Whether the site can show the chat of a provider. */
  readonly hasProvider: (provider: ChatProvider) => boolean;
}

/** In the query of an address: opens the chat with the page. */
export const CHAT_PARAMETER = 'chat';

let chat: SupportChat | undefined;

/** Says, once at boot, how the chat on the site is opened. */
export function registerSupportChat(registered: SupportChat): void {
  chat = registered;
}

/** Opens the chat on the site; nothing happens where there is none. */
export function openSupportChat(): void {
  chat?.open();
}

/** Whether the server's chat can be had here. */
export function hasSupportChat(server: ServerData | undefined): boolean {
  return server !== undefined && server.flags.isChatEnabled !== false && hasProviderOf(server);
}

function hasProviderOf({ callCenterConfig }: ServerData): boolean {
  return chat?.hasProvider(callCenterConfig.chatProvider) === true;
}

/**
 * Where the chat opens instead, if not over this page: no third party's script comes to the page that takes
 * the money.
 */
export function chatAddress(pathname: string = globalThis.location?.pathname ?? ''): string | undefined {
  const isMoneyPage = routeAt(withoutBase(pathname, currentBase()))?.name === 'cashbox';
  return isMoneyPage ? `${paths.main()}?${CHAT_PARAMETER}=open` : undefined;
}
