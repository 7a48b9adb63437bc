// Ties the machine to the server, the session, the dialog and the provider's window.
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#/api/ApiError.ts';
import { logError } from '#/api/errorLog.ts';
import { onLogin, onLogout } from '#/api/session/session.store.ts';
import { createMachine } from '#/lib/machine.ts';
import { afterPaint } from '#/lib/schedule.ts';
import { closeModal, openModal } from '#/overlays/modals.store.ts';
import { chatAdapters } from '../adapters/adapters.ts';
import { ChatUnavailable, type ChatWindow } from '../adapters/chatWindow.ts';
import { chatModal } from '../chat.modals.ts';
import { prepareChat } from '../data/prepareChat.ts';
import { chatAtRest, reduceChat, type ChatEffect, type ChatFailure } from '../model/chat.machine.ts';

const machine = createMachine({ model: chatAtRest, effects: [] }, reduceChat);
let current: ChatWindow | null = null;

export const chatState = { subscribe: machine.subscribe, get: () => machine.get().phase };

function isAwaited(attempt: number): boolean {
  const { phase } = machine.get();
  return phase.status === 'connecting' && phase.attempt === attempt;
}

function failureOf(error: unknown): ChatFailure {
  if (isApiError(error)) return { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  // A failed call is in the log already.
  logError(error, { label: 'chat', level: 'WARNING' });
  return { code: 'chat_unavailable', retryAfterSeconds: null };
}

async function bring(client: QueryClient, attempt: number): Promise<void> {
  const prepared = await prepareChat(client);
  if (!isAwaited(attempt)) return;
  if (prepared.kind === 'resting') {
    machine.tell({ type: 'rests', attempt, maintenance: prepared.maintenance });
    return;
  }
  const { provider, start } = prepared;
  if (!Object.hasOwn(chatAdapters, provider)) throw new ChatUnavailable('the provider is not known');
  const window = await chatAdapters[provider].mount(start);
  if (!isAwaited(attempt)) {
    // It was given up meanwhile, and may be another visitor's by now.
    window.remove();
    return;
  }
  current = window;
  machine.tell({ type: 'connected', attempt });
}

async function connect(client: QueryClient, attempt: number): Promise<void> {
  try {
    await bring(client, attempt);
  } catch (error) {
    machine.tell({ type: 'failed', attempt, failure: failureOf(error) });
  }
}

/** A dialog that closes gives the focus back where it was, frames after it was told to. */
const MOST_FRAMES = 30;

/** Opens the window once no dialog is left that would take the focus from it. */
function openWhenFree(frames: number): void {
  if (frames > 0 && document.querySelector('dialog:modal')) afterPaint(() => openWhenFree(frames - 1));
  else current?.open();
}

function carryOut(client: QueryClient, effect: ChatEffect): void {
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
      openWhenFree(MOST_FRAMES);
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
  machine.performWith((effect) => carryOut(client, effect));
  machine.tell({ type: 'asked' });
}

export function resetChat(): void {
  machine.tell({ type: 'visitorChanged' });
}
