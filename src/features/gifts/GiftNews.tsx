import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { bindGifts } from './gifts.realtime.ts';

export function GiftNews() {
  const client = useQueryClient();
  useEffect(() => bindGifts(client), [client]);
  return null;
}
