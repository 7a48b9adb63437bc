// What news by the socket makes of what is known.
import type {
  Promo,
  RealtimeAchievementProgressData,
  RealtimePrizePoolCounterData,
  UserAchievementList,
} from '#/api/generated/model/index.ts';

/** A promotion whose pool has grown; one of another promotion or currency changes nothing. */
export function withPool(promo: Promo, news: RealtimePrizePoolCounterData): Promo {
  const counter = promo.prizePoolCounter;
  if (!counter || counter.id !== news.id) return promo;
  const isForeign =
    news.currency !== undefined && counter.currency !== undefined && news.currency !== counter.currency;
  // A pool only grows: a message that was overtaken says less.
  if (isForeign || news.prizePool <= counter.prizePool) return promo;
  return { ...promo, prizePoolCounter: { ...counter, prizePool: news.prizePool } };
}

export function withProgress(
  { data }: UserAchievementList,
  { id, progress, isCompleted }: RealtimeAchievementProgressData,
): UserAchievementList {
  return { data: data.map((task) => (task.id === id ? { ...task, progress, isCompleted } : task)) };
}
