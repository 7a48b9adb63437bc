// What else a finished real round moves: tournaments, promotions, limits. A domain adds its function to the list.
import { moveGifts } from './gifts/play.ts';
import { movePromotions } from './promotions/take.ts';
import { moveAchievements } from './slices/achievements.ts';
import { moveLevel } from './slices/levelUp.ts';
import { moveTournaments } from './tournaments/take.ts';
import type { RoundListener } from './playedRound.ts';

/** Called after each real round is settled, in this order. */
export const roundListeners: readonly RoundListener[] = [moveAchievements, moveLevel, moveGifts, movePromotions, moveTournaments];
