// Tells the player's other tabs that a contact changed; they ask the server, and the message holds nothing.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshContacts } from './mutations.ts';

const channelName = 'casino.contacts';

/** Tells the other tabs. A browser without channels asks anew when it comes back to a tab. */
export function announceContacts(): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(channelName);
  const post = channel.postMessage.bind(channel);
  post('changed');
  channel.close();
}

/** Keeps contacts that are shown right while another tab changes them. */
export function useContactsElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return undefined;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', () => refreshContacts(client));
    return () => channel.close();
  }, [client]);
}
