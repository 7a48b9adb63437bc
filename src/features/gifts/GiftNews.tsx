import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { bindGifts } from './gifts.realtime.ts';

/** Listens for what happens to the player's gifts, on every page. */
export function GiftNews() {
  const client = useQueryClient();
  useEffect(() => bindGifts(client), [client]);
  return null;
}
