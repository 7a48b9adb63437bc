// SMS and e-mails that the mock has sent.
import type { Context } from './context.ts';
import { nextId, type InboxItem } from './state.ts';

const maxMessages = 200;

export function deliver({ state, now }: Context, message: Omit<InboxItem, 'id' | 'at'>): void {
  const item: InboxItem = { id: nextId(state, 'inbox'), at: now, ...message };
  state.inbox = [...state.inbox.slice(1 - maxMessages), item];
}
