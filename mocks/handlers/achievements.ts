import { defineHandlers } from '../core/handler.ts';
import { achievementsOf } from '../world/achievements/view.ts';
import { taskAchievementsOf } from '../world/promotions/tasks.view.ts';

export const achievements = defineHandlers({
  listUserAchievements: (call) => ({
    data: [...achievementsOf(call, call.player), ...taskAchievementsOf(call, call.player)],
  }),
});
