// Runs the machine's effects: server, dialog and the provider's window.
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#/api/ApiError.ts';
import { logError } from '#/api/errorLog.ts';
import { onLogin, onLogout, isLoggedIn } from '#/api/session/session.store.ts';
import { createMachine } from '#/lib/machine.ts';
import { afterPaint } from '#/lib/schedule.ts';
import { closeModal, openModal, resetModals } from '#/overlays/modals.store.ts';
import type { ChatMaintenance, ChatProvider, ServerData } from '#/api/generated/model/index.ts';
import { freshServerDataQuery, serverDataQuery } from '#/api/queries.ts';
import { mountChat, ChatUnavailable, type ChatWindow } from '../adapters/chatWindows.ts';
import { chatModal } from '../chat.modals.ts';
import { chatAtRest, reduceChat, type ChatEffect, type ChatFailure } from '../model/chat.machine.ts';
import { chatStart, type ChatStart } from '../model/chatRules.ts';
import { netroxVisitorQuery, webimVisitorQuery } from '../data/queries.ts';

const machine = createMachine({ model: chatAtRest, effects: [] }, reduceChat);
let current: ChatWindow | null = null;

export const chatState = { subscribe: machine.subscribe, get: () => machine.get().phase };

function isAwaited(attempt: number): boolean {
  const { phase } = machine.get();
  return phase.status === 'connecting' && phase.attempt === attempt;
}

function failureOf(error: unknown): ChatFailure {
  if (isApiError(error)) return { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  // Failed API calls are logged elsewhere.
  logError(error, { label: 'chat', level: 'WARNING' });
  return { code: 'chat_unavailable', retryAfterSeconds: null };
}

async function mountWindow(client: QueryClient, attempt: number): Promise<void> {
  const prepared = await prepareChat(client);
  if (!isAwaited(attempt)) return;
  if (prepared.kind === 'resting') {
    machine.tell({ type: 'rests', attempt, maintenance: prepared.maintenance });
    return;
  }
  const { provider, start } = prepared;
  if (!Object.hasOwn(mountChat, provider)) throw new ChatUnavailable('the provider is not known');
  const window = await mountChat[provider](start);
  if (!isAwaited(attempt)) {
    // The attempt was cancelled, or another visitor has logged in.
    window.remove();
    return;
  }
  current = window;
  machine.tell({ type: 'connected', attempt });
}

async function connect(client: QueryClient, attempt: number): Promise<void> {
  try {
    await mountWindow(client, attempt);
  } catch (error) {
    machine.tell({ type: 'failed', attempt, failure: failureOf(error) });
  }
}

/** A closing dialog restores the focus some frames later. */
const MAX_FRAMES = 30;

/** Opens the window once no dialog can take the focus from it. */
function openWhenFree(frames: number): void {
  if (frames > 0 && document.querySelector('dialog:modal')) afterPaint(() => openWhenFree(frames - 1));
  else current?.open();
}

function runEffect(client: QueryClient, effect: ChatEffect): void {
  switch (effect.type) {
    case 'showDialog':
      openModal(chatModal, {}, { onClose: () => machine.tell({ type: 'dismissed' }) });
      return;
    case 'closeDialog':
      closeModal(chatModal);
      return;
    case 'connect':
      void connect(client, effect.attempt);
      return;
    case 'openWindow':
      // The dialog that offered the chat would lie over its window.
      resetModals();
      openWhenFree(MAX_FRAMES);
      return;
    case 'removeWindow':
      current?.remove();
      current = null;
  }
}

let stopListening: (() => void) | undefined;

function listen(): void {
  if (stopListening) return;
  const changed = (): void => machine.tell({ type: 'visitorChanged' });
  const stops = [onLogin(changed), onLogout(changed)];
  stopListening = () => {
    for (const stop of stops) stop();
  };
}

export function askForChat(client: QueryClient): void {
  listen();
  machine.performWith((effect) => runEffect(client, effect));
  machine.tell({ type: 'asked' });
}

export function resetChat(): void {
  machine.tell({ type: 'visitorChanged' });
}

type PreparedChat =
  | { readonly kind: 'resting'; readonly maintenance: ChatMaintenance }
  | { readonly kind: 'open'; readonly provider: ChatProvider; readonly start: ChatStart };

/** Fresh settings, or the cached ones if the request fails. */
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
  if (config.maintenance.isActive) return { kind: 'resting', maintenance: config.maintenance };
  const provider = config.chatProvider;
  const visitor = isLoggedIn() ? await fetchVisitor(client, provider) : null;
  return { kind: 'open', provider, start: chatStart(config.settings, visitor) };
}
