import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProfile } from '#/entities/player/useProfile.ts';
import { registerPlayer } from '#/realtime/realtime.ts';
import { bindFlying } from '../data/flyingRealtime.ts';
import { bindPlayer } from '../data/playerRealtime.ts';

/** Keeps the shell's figures of the player live: the socket registers with the hash of the profile. */
export function usePlayerLive(): void {
  const client = useQueryClient();
  const hash = useProfile().data?.hash;
  useEffect(() => bindPlayer(client), [client]);
  useEffect(bindFlying, []);
  useEffect(() => {
    if (hash !== undefined) registerPlayer(hash);
  }, [hash]);
}
