// The Netrox chat script: `netrox('init', { account, location, visitor })`, then `netrox('open')`,
// `netrox('close')` and `netrox('destroy')`.
import { createRecorder } from '#mocks/pages/shared/record.ts';
import { mountChat, type Chat, type Visitor } from '#mocks/pages/shared/chat/widget.ts';

interface NetroxSettings {
  account?: string;
  location?: string;
  visitor?: Visitor;
  draft?: string;
}

const here = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
let chat: Chat | null = null;

function netrox(command: 'init' | 'open' | 'close' | 'destroy', settings: NetroxSettings = {}): void {
  if (command === 'init') {
    const { account = '', location: place = 'default', visitor = {} } = settings;
    const record = createRecorder('netrox', here);
    chat ??= mountChat({ name: 'Netrox', hue: 285, account, location: place, visitor, record });
    return;
  }
  if (command === 'open') chat?.open(settings);
  else chat?.[command]();
  if (command === 'destroy') chat = null;
}

Object.assign(globalThis, { netrox });
