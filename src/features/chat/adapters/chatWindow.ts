// What the windows of all providers have in common, and how their scripts come into the page.
import { readScriptAddress, runExternalScript, withinScriptTime } from '#/lib/externalScript.ts';
import type { ChatStart } from '../model/chatRules.ts';

export interface ChatWindow {
  readonly open: () => void;
  /** Takes the window out of the page with all that was said in it. */
  readonly remove: () => void;
}

export interface ChatAdapter {
  /** Brings the window into the page, closed. Rejects when the script is not what it should be. */
  readonly mount: (start: ChatStart) => Promise<ChatWindow>;
}

/** The provider's script cannot be had, or is none. */
export class ChatUnavailable extends Error {
  override readonly name = 'ChatUnavailable';
}

/** Reads a method of a third party's object, bound to it. */
export function methodOf(object: unknown, name: string): ((...values: unknown[]) => unknown) | null {
  if ((typeof object !== 'object' && typeof object !== 'function') || object === null) return null;
  const method: unknown = Reflect.get(object, name);
  return typeof method === 'function' ? (...values) => Reflect.apply(method, object, values) : null;
}

export async function runChatScript(setting: string): Promise<void> {
  const address = readScriptAddress(setting, location.origin, '');
  if (!address) throw new ChatUnavailable('no script is configured');
  try {
    await withinScriptTime(runExternalScript('chat', address.url));
  } catch (cause) {
    throw new ChatUnavailable('the script did not come', { cause });
  }
}
