const second = 1000;
const minute = 60 * second;

/** Stale times in milliseconds. Realtime messages update live data in between. */
export const staleTimes = {
  /** For data that the socket updates, or that is refetched on every mount: payment states, contact steps. */
  live: 0,
  /** The balance, notices and leaderboards. */
  short: 15 * second,
  /** Lists that change a few times an hour: promotions, tournaments, gifts. */
  normal: minute,
  /** Games, categories, producers, levels. */
  catalogue: 10 * minute,
  /** The server's settings, footers, static pages, country calling codes. */
  fixed: 30 * minute,
} as const;
