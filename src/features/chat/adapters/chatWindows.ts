// The providers' chat windows, whose scripts load on demand.
import { readScriptUrl, runExternalScript, withinScriptTime } from '#/lib/externalScript.ts';
import { webimUrl, netroxUrl } from '#/config.ts';
import type { ChatProvider, ChatSettings, ChatVisitor } from '#/api/generated/model/index.ts';

// The visitor data sent to a chat provider (S3.21, S6.14).

const VIP_INFO = 'VIP';

export interface ChatStart {
  readonly account: string;
  readonly location: string;
  /** The player's data for the chat provider. Null for guests. */
  readonly visitor: ChatVisitor | null;
}

/**
 * Chooses the account and the location of a chat. The location is the provider's queue for visitors. VIPs get
 * the VIP queue, if there is one.
 */
export function chatStart(settings: ChatSettings, visitor: ChatVisitor | null): ChatStart {
  const { account, location = 'default', vipLocation = location } = settings;
  return { account, location: visitor?.fields.info === VIP_INFO ? vipLocation : location, visitor };
}

export interface ChatWindow {
  /** Opens the window with the draft in its field. An empty draft leaves the field unchanged. */
  readonly open: (draft: string) => void;
  /** Removes the window and the conversation from the page. */
  readonly remove: () => void;
}

/** Adds the chat window to the page, closed. Rejects if the script doesn't provide a chat. */
type MountChat = (start: ChatStart) => Promise<ChatWindow>;

/** Thrown if the provider's script can't be loaded or doesn't provide a chat. */
export class ChatUnavailable extends Error {
  override readonly name = 'ChatUnavailable';
}

/** Reads a method of a third-party object and binds it to the object. */
function methodOf(object: unknown, name: string): ((...values: unknown[]) => unknown) | null {
  if ((typeof object !== 'object' && typeof object !== 'function') || object === null) return null;
  const method: unknown = Reflect.get(object, name);
  return typeof method === 'function' ? (...values) => Reflect.apply(method, object, values) : null;
}

async function runChatScript(setting: string): Promise<void> {
  const script = readScriptUrl(setting, location.origin, '');
  if (!script) throw new ChatUnavailable('no script is configured');
  try {
    await withinScriptTime(runExternalScript('chat', script.url));
  } catch (cause) {
    throw new ChatUnavailable('the script did not come', { cause });
  }
}

const WEBIM = 'webim';

function readWebimApi(): unknown {
  const webim: unknown = Reflect.get(globalThis, WEBIM);
  return typeof webim === 'object' && webim !== null ? Reflect.get(webim, 'api') : null;
}

/** Webim's script reads its settings from `window.webim` and adds `webim.api`. */
async function mountWebim({ account, location, visitor }: ChatStart): Promise<ChatWindow> {
  Reflect.set(globalThis, WEBIM, { accountName: account, location, visitor: visitor ?? {} });
  await runChatScript(webimUrl);
  const api = readWebimApi();
  const open = methodOf(api, 'open');
  const destroy = methodOf(api, 'destroy');
  if (!open || !destroy) throw new ChatUnavailable('the script of Webim left no chat');
  return {
    open: (draft) => void (draft === '' ? open() : open({ draft })),
    remove() {
      destroy();
      Reflect.deleteProperty(globalThis, WEBIM);
    },
  };
}

const NETROX = 'netrox';

/** Netrox's script adds a global function. Its first argument is a command, such as `open`. */
async function mountNetrox({ account, location, visitor }: ChatStart): Promise<ChatWindow> {
  // The script stays in the page, so it is loaded only once.
  if (!methodOf(globalThis, NETROX)) await runChatScript(netroxUrl);
  const netrox = methodOf(globalThis, NETROX);
  if (!netrox) throw new ChatUnavailable('the script of Netrox left no chat');
  netrox('init', { account, location, visitor: visitor ?? {} });
  return {
    open: (draft) => void netrox('open', draft === '' ? {} : { draft }),
    remove: () => void netrox('destroy'),
  };
}

export const mountChat: Readonly<Record<ChatProvider, MountChat>> = {
  webim: mountWebim,
  netrox: mountNetrox,
};
