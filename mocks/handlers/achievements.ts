// Achievements of the player.
import { defineHandlers } from '../core/handler.ts';
import { achievementsOf } from '../world/slices/achievements.ts';

export const achievements = defineHandlers({
  listUserAchievements: (call) => ({ data: achievementsOf(call, call.player) }),
});
