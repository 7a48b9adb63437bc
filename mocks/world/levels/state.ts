import { pointsOfLevel } from './catalogue.ts';
import { defineSlice } from '../slice.ts';

/** Loyalty points from before the world began. Later ones are in the ledger. */
export const levelsSlice = defineSlice('levels', {
  initial: ({ player, history, random }): { startPoints: number } => {
    const from = pointsOfLevel(player.level) ?? 0;
    const to = pointsOfLevel(player.level + 1) ?? from * 2;
    return {
      startPoints: history.isNew ? from : from + Math.floor((to - from) * (0.25 + random.next() * 0.6)),
    };
  },
});
