import type { Reactions } from '../reactions.ts';
import { moveAchievements } from './actions.ts';

export const reactions: Reactions = {
  'round.played': (context, { player, round }) => moveAchievements(context, player, round),
};
