// What the socket tells of levels while their page is open.
import type { QueryClient } from '@tanstack/react-query';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { userLevelQuery } from '#/entities/player/queries.ts';

/**
 * Keeps the way to the next level right: points that were given, bets that earned some, a level that brought
 * gifts. Returns the way to stop.
 */
export function bindLevels(client: QueryClient): () => void {
  const askAnew = (): void => void client.invalidateQueries({ queryKey: userLevelQuery().queryKey });
  const stops = [
    subscribe('miles.notification', askAnew),
    subscribe('compoint_balance.changed', askAnew),
    subscribe('gift.level_changed', askAnew),
    onGap(askAnew),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
