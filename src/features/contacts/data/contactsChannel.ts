// Tells the player's other tabs that a contact changed. The message is empty; the tabs refetch.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { tabChannel } from '#/lib/tabChannel.ts';
import { refreshContacts } from './mutations.ts';

const channel = tabChannel('casino.contacts', (data) => (data === 'changed' ? data : null));

export const announceContacts = (): void => channel.post('changed');

/** Refetches the shown contacts after another tab has changed them. */
export function useContactsElsewhere(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      channel.on(() => {
        // Several components may listen. Only the first one refetches.
        refreshContacts(client, { cancelRefetch: false });
      }),
    [client],
  );
}
