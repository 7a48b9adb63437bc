import type { ChatProvider } from '#/api/generated/model/index.ts';
import type { ChatAdapter } from './chatWindow.ts';
import { netrox } from './netrox.ts';
import { webim } from './webim.ts';

/** The adapter of each provider that the server may name. */
export const chatAdapters: Readonly<Record<ChatProvider, ChatAdapter>> = { webim, netrox };
