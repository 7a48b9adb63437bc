// What else a finished real round moves: tournaments, promotions, limits. A domain adds its function to the list.
import { moveAchievements } from './slices/achievements.ts';
import { moveLevel } from './slices/levelUp.ts';
import type { RoundListener } from './playedRound.ts';

/** Called after each real round is settled, in this order. */
export const roundListeners: readonly RoundListener[] = [moveAchievements, moveLevel];
