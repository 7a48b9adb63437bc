// Netrox leaves a function that takes commands.
import { netroxUrl } from '#/config.ts';
import type { ChatStart } from '../model/chatRules.ts';
import { ChatUnavailable, methodOf, runChatScript, type ChatAdapter } from './chatWindow.ts';

const GLOBAL = 'netrox';

async function mount({ account, location, visitor }: ChatStart) {
  // The script stays in the page: it is asked for once, whoever talks.
  if (!methodOf(globalThis, GLOBAL)) await runChatScript(netroxUrl);
  const command = methodOf(globalThis, GLOBAL);
  if (!command) throw new ChatUnavailable('the script of Netrox left no chat');
  command('init', { account, location, visitor: visitor ?? {} });
  return { open: () => void command('open'), remove: () => void command('destroy') };
}

export const netrox: ChatAdapter = { mount };
