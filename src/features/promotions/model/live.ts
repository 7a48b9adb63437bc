// What news by the socket makes of what is known.
import type {
  Promo,
  RealtimeAchievementProgressData,
  RealtimePrizePoolCounterData,
  UserAchievement,
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

/** Steps are derived from the percentage until the task is asked for again: the message has none. */
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
