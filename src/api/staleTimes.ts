const second = 1000;
const minute = 60 * second;

/** Milliseconds that an answer counts as current; messages keep live ones right in between. */
export const staleTimes = {
  /** Kept by the socket, or asked each time it is shown: payment states, contact steps. */
  live: 0,
  /** Balance, notices, leaders. */
  short: 15 * second,
  /** Lists that change a few times an hour: promotions, tournaments, gifts. */
  normal: minute,
  /** Games, categories, producers, levels. */
  catalogue: 10 * minute,
  /** Server data, footers, static pages, phone codes. */
  fixed: 30 * minute,
} as const;
