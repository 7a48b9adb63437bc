import type { Reactions } from '../reactions.ts';
import { advanceAchievements } from './actions.ts';

export const reactions: Reactions = {
  'round.played': (context, { player, round }) => advanceAchievements(context, player, round),
};
