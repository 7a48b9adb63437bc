// Tells the player's other tabs that a contact changed; they ask the server, and the message holds nothing.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshContacts } from './mutations.ts';

const channelName = 'casino.contacts';

// One channel per tab: a channel never hears itself, but any other of the same tab would.
let channel: BroadcastChannel | null = null;
let listeners = 0;

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'function') return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Tells the other tabs. A browser without channels asks anew when it comes back to a tab. */
export function announceContacts(): void {
  const open = openChannel();
  const post = open?.postMessage.bind(open);
  post?.('changed');
}

/** Keeps contacts that are shown right while another tab changes them, once for all who show them. */
export function useContactsElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    const open = openChannel();
    if (!open) return undefined;
    const refresh = (): void => refreshContacts(client);
    if (listeners === 0) open.addEventListener('message', refresh);
    listeners += 1;
    return () => {
      listeners -= 1;
      if (listeners > 0) return;
      open.close();
      channel = null;
    };
  }, [client]);
}
