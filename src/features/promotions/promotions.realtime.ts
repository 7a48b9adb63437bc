import type { QueryClient } from '@tanstack/react-query';
import type {
  Promo,
  PromoResponse,
  RealtimeAchievementProgressData,
  RealtimePrizePoolCounterData,
  UserAchievement,
  UserAchievementList,
} from '#/api/generated/model/index.ts';
import { achievementsQuery } from '#/entities/player/queries.ts';
import { invalidateScope, patchQuery } from '#/api/queryCache.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import { joinRoom, onGap, subscribe } from '#/realtime/realtime.ts';
import { membershipQuery, promotionQuery } from './data/queries.ts';

export function bindPromotion(client: QueryClient, { id, slug }: Pick<Promo, 'id' | 'slug'>): () => void {
  const { queryKey: promoKey } = promotionQuery(slug);
  const { queryKey: membershipKey } = membershipQuery(id);
  const { queryKey: tasksKey } = achievementsQuery();
  const stops = [
    joinRoom(`promo.${String(id)}`),
    subscribe('prize_pool.counter', ({ data }) =>
      patchQuery<PromoResponse>(client, promoKey, (known) => ({ data: withPool(known.data, data) })),
    ),
    subscribe('achievement.progress', ({ data }) => {
      patchQuery<UserAchievementList>(client, tasksKey, (known) => withProgress(known, data));
      if (data.actionId !== id) return;
      void client.invalidateQueries({ queryKey: tasksKey });
      if (data.isCompleted) void client.invalidateQueries({ queryKey: membershipKey });
    }),
    // A deposit can complete a task of the promotion.
    subscribe('treasury.transaction_confirmed', ({ data }) => {
      if (data.kind === 'deposit' && data.status === 'paid') void invalidateScope(client, promoScope(id));
    }),
    onGap(() => {
      for (const queryKey of [promoKey, membershipKey, tasksKey]) void client.invalidateQueries({ queryKey });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Updates a promotion's pool from a message. Ignores messages about another promotion or currency. */
export function withPool(promo: Promo, news: RealtimePrizePoolCounterData): Promo {
  const counter = promo.prizePoolCounter;
  if (!counter || counter.id !== news.id) return promo;
  const isForeign =
    news.currency !== undefined && counter.currency !== undefined && news.currency !== counter.currency;
  // A pool only grows, so a message with a lower amount is outdated.
  if (isForeign || news.prizePool <= counter.prizePool) return promo;
  return { ...promo, prizePoolCounter: { ...counter, prizePool: news.prizePool } };
}

/**
 * Applies a message about the player's progress in a task. The message contains only a percentage, so
 * `current` is an estimate until the refetch.
 */
export function withProgress(
  { data }: UserAchievementList,
  { id, progress, isCompleted }: RealtimeAchievementProgressData,
): UserAchievementList {
  const moved = (task: UserAchievement): UserAchievement => ({
    ...task,
    progress,
    isCompleted,
    ...(task.target === undefined ? {} : { current: Math.round((task.target * progress) / 100) }),
  });
  return { data: data.map((task) => (task.id === id ? moved(task) : task)) };
}
