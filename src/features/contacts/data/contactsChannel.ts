// Tells the player's other tabs that a contact changed; they ask the server, and the message holds nothing.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { tabChannel } from '#/lib/tabChannel.ts';
import { refreshContacts } from './mutations.ts';

const channel = tabChannel('casino.contacts', (data) => (data === 'changed' ? data : null));

export const announceContacts = (): void => channel.post('changed');

/** Keeps contacts that are shown right while another tab changes them. */
export function useContactsElsewhere(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      channel.on(() => {
        // Several places show contacts: the first of them asks for all.
        refreshContacts(client, { cancelRefetch: false });
      }),
    [client],
  );
}
