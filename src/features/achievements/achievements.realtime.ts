// Applies the socket's messages to the achievements while their page is open.
import { achievementsQuery } from '#/entities/player/queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { UserAchievement, UserAchievementList } from '#/api/generated/model/index.ts';
import { toDate } from '#/lib/clock.ts';
import { patchQuery } from '#/api/queryCache.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { withProgress } from './model/collection.ts';

/**
 * Calls `onWon` once for each trophy won. The list also holds the tasks of promotions, which are no trophies.
 * Returns the cleanup.
 */
export function bindAchievements(client: QueryClient, onWon: (won: UserAchievement) => void): () => void {
  const { queryKey } = achievementsQuery();
  const refetch = (): void => void client.invalidateQueries({ queryKey });
  const stops = [
    subscribe('achievement.progress', ({ at, data }) => {
      const before = client.getQueryData<UserAchievementList>(queryKey)?.data ?? [];
      const known = before.find(({ id }) => id === data.id);
      if (!known) return refetch();
      const after = withProgress(before, data, toDate(at).toISOString());
      patchQuery<UserAchievementList>(client, queryKey, (list) => ({ ...list, data: after }));
      const won = after.find(({ id }) => id === data.id);
      if (won?.isCompleted && !known.isCompleted && won.actionId === undefined) onWon(won);
    }),
    onGap(refetch),
  ];
  // Refetch now, because messages that were sent while another page was open are lost.
  refetch();
  return () => {
    for (const stop of stops) stop();
  };
}
