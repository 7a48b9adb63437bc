// Connects to the chat while its dialog is open, and owns the provider's window.
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#/api/ApiError.ts';
import { logError } from '#/api/errorLog.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { afterPaint } from '#/lib/schedule.ts';
import { resetModals } from '#/overlays/modals.store.ts';
import type { ChatMaintenance, ChatProvider, ServerData } from '#/api/generated/model/index.ts';
import { freshServerDataQuery, serverDataQuery } from '#/api/queries.ts';
import {
  mountChat,
  ChatUnavailable,
  type ChatWindow,
  chatStart,
  type ChatStart,
} from '../adapters/chatWindows.ts';
import { netroxVisitorQuery, webimVisitorQuery } from '../data/queries.ts';

/** The provider's mounted chat window, open or closed. */
let current: ChatWindow | null = null;
/** The player's first message, kept until the window opens. */
let waitingDraft = '';

let mounting: Promise<unknown> = Promise.resolve();

/**
 * Mounts a window after an earlier attempt has ended. A provider's script keeps its settings in the page, so an
 * aborted attempt would remove those of the next one, and the player would chat as an unknown guest.
 */
function mountAlone(mount: () => Promise<ChatWindow>, signal: AbortSignal): Promise<ChatWindow> {
  const earlier = mounting;
  const attempt = async (): Promise<ChatWindow> => {
    await earlier;
    signal.throwIfAborted();
    const mounted = await mount();
    if (signal.aborted) mounted.remove();
    signal.throwIfAborted();
    return mounted;
  };
  const started = attempt();
  mounting = started.catch(() => undefined);
  return started;
}

/**
 * Resolves to null once the provider's window is open, or to a notice if the chat is under maintenance.
 * @throws ApiError, ChatUnavailable
 */
export async function connect(client: QueryClient, signal: AbortSignal): Promise<ChatMaintenance | null> {
  try {
    const prepared = await prepareChat(client);
    if (prepared.kind === 'maintenance') return prepared.maintenance;
    signal.throwIfAborted();
    const { provider, start } = prepared;
    if (!Object.hasOwn(mountChat, provider)) throw new ChatUnavailable('the provider is not known');
    current = await mountAlone(() => mountChat[provider](start), signal);
  } catch (error) {
    // Logs only failures of the provider. Failed API calls are logged elsewhere.
    if (!isApiError(error) && !signal.aborted) logError(error, { label: 'chat', level: 'WARNING' });
    throw error;
  }
  openWindow();
  return null;
}

/**
 * Maximum number of animation frames for which the chat waits until all dialogs have closed. A dialog that
 * closes after the chat has opened would take the focus from it.
 */
const MAX_FRAMES = 30;

/** Opens the chat window once no dialog can take the focus away from it. */
function openWhenFree(frames: number): void {
  if (frames > 0 && document.querySelector('dialog:modal')) afterPaint(() => openWhenFree(frames - 1));
  else {
    current?.open(waitingDraft);
    waitingDraft = '';
  }
}

function openWindow(): void {
  // Close the dialog that offered the chat, because it would cover the chat's window.
  resetModals();
  openWhenFree(MAX_FRAMES);
}

/** Returns to the open conversation. Returns false if there is no conversation. */
export function returnToChat(): boolean {
  if (current) openWindow();
  return current !== null;
}

/** Stores the player's first message. The chat window puts it into its field and doesn't send it. */
export function keepDraft(draft: string): void {
  waitingDraft = draft;
}

export function dropChat(): void {
  waitingDraft = '';
  current?.remove();
  current = null;
}

type PreparedChat =
  | { readonly kind: 'maintenance'; readonly maintenance: ChatMaintenance }
  | { readonly kind: 'open'; readonly provider: ChatProvider; readonly start: ChatStart };

/** The chat's current settings, or the cached ones if the request fails. */
async function fetchSettings(client: QueryClient): Promise<ServerData> {
  try {
    return (await client.fetchQuery(freshServerDataQuery())).data;
  } catch (error) {
    const cached = client.getQueryData(serverDataQuery().queryKey);
    if (!cached) throw error;
    return cached.data;
  }
}

async function fetchVisitor(client: QueryClient, provider: ChatProvider) {
  const { data } = await (provider === 'webim'
    ? client.fetchQuery(webimVisitorQuery())
    : client.fetchQuery(netroxVisitorQuery()));
  return data;
}

/** @throws ApiError */
async function prepareChat(client: QueryClient): Promise<PreparedChat> {
  const { callCenterConfig: config } = await fetchSettings(client);
  if (config.maintenance.isActive) return { kind: 'maintenance', maintenance: config.maintenance };
  const provider = config.chatProvider;
  const visitor = isLoggedIn() ? await fetchVisitor(client, provider) : null;
  return { kind: 'open', provider, start: chatStart(config.settings, visitor) };
}
