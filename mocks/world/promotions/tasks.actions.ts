import type { Context } from '../context.ts';
import { inLanguageOf } from '../language.ts';
import type { PlayerState } from '../state.ts';
import {
  achievementIdOf,
  pointUnit,
  type PromoDefinition,
  type TaskMeasure,
} from './catalogue/definition.ts';
import { addPoints, promotionsSlice } from './state.ts';
import { depositStreak } from './deposits.view.ts';
import { percent, questAchievementOf } from './tasks.view.ts';

/**
 * Advances the tasks of one measure, such as big wins, and gives the points of tasks that are now completed.
 * The caller must check that the promotion is active and that the player is a member.
 */
export function advanceTasks(
  context: Context,
  player: PlayerState,
  definition: PromoDefinition,
  measure: TaskMeasure,
  by = 1,
): void {
  const { tasks } = promotionsSlice.of(context, player);
  for (const task of definition.tasks) {
    if (task.measure !== measure || by <= 0) continue;
    const id = achievementIdOf(definition.id, task);
    const own = (tasks[id] ??= { done: 0, completedAt: null });
    if (own.completedAt !== null) continue;
    const done = measure === 'deposit_days' ? depositStreak(context, player, definition) : own.done + by;
    own.done = Math.min(task.target, done);
    if (own.done === task.target) own.completedAt = context.now;
    const isCompleted = own.completedAt !== null;
    const progress = percent(own.done, task.target);
    context.emit(
      {
        type: 'achievement.progress',
        data: { id, actionId: definition.id, progress, isCompleted, title: task.title[player.locale] },
      },
      { player: player.id },
    );
    if (!isCompleted) continue;
    const isAdditional = definition.additional !== undefined;
    addPoints(context, player, definition.id, {
      reason: 'achievement',
      points: task.points * pointUnit,
      taskId: task.id,
      isAdditional,
    });
  }
}

export function sendQuestProgress(context: Context, player: PlayerState, definition: PromoDefinition): void {
  const quest = questAchievementOf(inLanguageOf(context, player), player, definition);
  if (!quest) return;
  const { id, progress, isCompleted, title } = quest;
  context.emit(
    {
      type: 'achievement.progress',
      data: { id, actionId: definition.id, progress, isCompleted, title },
    },
    { player: player.id },
  );
}
