import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bindFlying } from '#/entities/player/flying.realtime.ts';
import { bindPlayer } from '#/entities/player/player.realtime.ts';
import { profileQuery, restrictionsQuery } from '#/entities/player/queries.ts';
import { bindMiles } from '#/features/notifications/miles.realtime.ts';
import { registerPlayer } from '#/realtime/realtime.ts';

/** Registers the player's socket with the profile's hash and keeps the header's figures live. */
export function usePlayerLive(): void {
  const client = useQueryClient();
  const hash = useQuery(profileQuery()).data?.data.hash;
  useQuery(restrictionsQuery());
  useEffect(() => bindPlayer(client), [client]);
  useEffect(bindFlying, []);
  useEffect(bindMiles, []);
  useEffect(() => {
    if (hash !== undefined) registerPlayer(hash);
  }, [hash]);
}
