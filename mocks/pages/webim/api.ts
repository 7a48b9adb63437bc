// The Webim chat script. It reads `globalThis.webim` and adds `webim.api` with `open`, `close` and
// `destroy`.
import { createRecorder } from '#mocks/pages/shared/record.ts';
import { mountChat, type Chat, type Visitor } from '#mocks/pages/shared/chat/widget.ts';

interface WebimSettings {
  accountName?: string;
  location?: string;
  visitor?: Visitor;
  api?: Chat;
}

declare global {
  var webim: WebimSettings | undefined;
}

const here = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const settings = (globalThis.webim ??= {});

settings.api = mountChat({
  name: 'Webim',
  hue: 205,
  account: settings.accountName ?? '',
  location: settings.location ?? 'default',
  visitor: settings.visitor ?? {},
  record: createRecorder('webim', here),
});
