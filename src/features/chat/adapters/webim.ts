// Webim reads what it needs from `window.webim` while its script runs, and leaves `webim.api` there.
import { webimUrl } from '#/config.ts';
import type { ChatStart } from '../model/chatRules.ts';
import { ChatUnavailable, methodOf, runChatScript, type ChatAdapter } from './chatWindow.ts';

const GLOBAL = 'webim';

function readApi(): unknown {
  const left: unknown = Reflect.get(globalThis, GLOBAL);
  return typeof left === 'object' && left !== null ? Reflect.get(left, 'api') : null;
}

async function mount({ account, location, visitor }: ChatStart) {
  Reflect.set(globalThis, GLOBAL, { accountName: account, location, visitor: visitor ?? {} });
  await runChatScript(webimUrl);
  const api = readApi();
  const open = methodOf(api, 'open');
  const destroy = methodOf(api, 'destroy');
  if (!open || !destroy) throw new ChatUnavailable('the script of Webim left no chat');
  return {
    open: () => void open(),
    remove() {
      destroy();
      Reflect.deleteProperty(globalThis, GLOBAL);
    },
  };
}

export const webim: ChatAdapter = { mount };
