import { day, startOfDay } from '../dates.ts';
import { defineSlice } from '../slice.ts';

export interface PlayedDay {
  /** Start of the day, epoch milliseconds. */
  at: number;
  bets: number;
  wins: number;
}

const daysBefore = 60;

/**
 * Bets and wins before the world began, for personas that had deposited. Their deposits and payouts
 * are in the cashbox's history.
 */
export const earlierDaysSlice = defineSlice('playedDays', {
  initial: ({ player, now, random }): { days: PlayedDay[] } => {
    // A tenth of all deposits, in whole units, spread over these days.
    const daily = Math.ceil(player.deposited / 10 / daysBefore / 100) * 100;
    const days = Array.from({ length: daily > 0 ? daysBefore : 0 }, (_, index) => index + 1).filter(() =>
      random.chance(0.4),
    );
    return {
      days: days.map((ago) => {
        const bets = daily * random.int(2, 12);
        return {
          at: startOfDay(now) - ago * day,
          bets,
          wins: Math.round((bets * random.int(60, 115)) / 100),
        };
      }),
    };
  },
});
