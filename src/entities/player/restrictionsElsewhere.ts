// Tells the player's other tabs that a break has begun, so that they stop offering deposits and games.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabChannel } from '#/lib/tabChannel.ts';
import { restrictionsQuery } from './queries.ts';

/** The message contains no data, because each tab asks the server. */
const channel = tabChannel('casino.restrictions', (data) => (data === 'changed' ? data : null));

export const announceRestriction = (): void => channel.post('changed');

/** Refetches the player's restrictions when another tab starts a break (S10.2). */
export function useRestrictionsElsewhere(): void {
  const client = useQueryClient();
  useEffect(
    () => channel.on(() => void client.invalidateQueries({ queryKey: restrictionsQuery().queryKey })),
    [client],
  );
}
