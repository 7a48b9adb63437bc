// SMS and e-mails that the mock has sent.
import type { Context } from './context.ts';
import { nextId, type InboxItem, type PlayerState } from './state.ts';

const maxMessages = 200;

export function deliver({ state, now }: Context, message: Omit<InboxItem, 'id' | 'at'>): void {
  const item: InboxItem = { id: nextId(state, 'inbox'), at: now, ...message };
  state.inbox = [...state.inbox.slice(1 - maxMessages), item];
}

/** Sends an e-mail to all of the player's addresses, except `except`. */
export function mailTo(
  call: Context,
  player: PlayerState,
  message: Pick<InboxItem, 'text'> & Partial<Pick<InboxItem, 'subject' | 'link'>>,
  except?: string,
): void {
  for (const { type, value } of player.contacts)
    if (type === 'email' && value !== except) deliver(call, { kind: 'email', to: value, ...message });
}
