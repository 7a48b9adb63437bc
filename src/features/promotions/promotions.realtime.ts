// What the socket's messages do to a promotion that is on screen.
import { achievementsQuery } from '#/entities/achievement/queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Promo, PromoResponse, UserAchievementList } from '#/api/generated/model/index.ts';
import { joinRoom, onGap, subscribe } from '#/realtime/realtime.ts';
import { membershipQuery, promotionQuery } from './data/queries.ts';
import { withPool, withProgress } from './model/live.ts';

/** Keeps pool, tasks and points of a promotion right as long as it is on screen; returns the way to stop. */
export function bindPromotion(client: QueryClient, { id, slug }: Pick<Promo, 'id' | 'slug'>): () => void {
  const { queryKey: promoKey } = promotionQuery(slug);
  const { queryKey: membershipKey } = membershipQuery(id);
  const { queryKey: tasksKey } = achievementsQuery();
  const stops = [
    joinRoom(`promo.${String(id)}`),
    subscribe('prize_pool.counter', ({ data }) =>
      client.setQueryData<PromoResponse>(promoKey, (known) => known && { data: withPool(known.data, data) }),
    ),
    subscribe('achievement.progress', ({ data }) => {
      client.setQueryData<UserAchievementList>(tasksKey, (known) => known && withProgress(known, data));
      if (data.actionId !== id) return;
      void client.invalidateQueries({ queryKey: tasksKey });
      if (data.isCompleted) void client.invalidateQueries({ queryKey: membershipKey });
    }),
    onGap(() => {
      for (const queryKey of [promoKey, membershipKey, tasksKey]) void client.invalidateQueries({ queryKey });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
