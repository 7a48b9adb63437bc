// A promotion's tasks. They are achievements with the promotion's id.
import type { UserAchievement } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import type { PlayerState } from '../state.ts';
import { promotions, questOf } from './catalogue.ts';
import { achievementIdOf, type PromoDefinition, type TaskDefinition } from './catalogue/definition.ts';
import { depositStreak } from './deposits.view.ts';
import { isMember, pointLogsOf } from './points.view.ts';
import { collectedBy, questDoneAt } from './quest.rules.ts';
import { promotionsSlice } from './state.ts';
import { timesOf } from './view.ts';

export const percent = (done: number, target: number): number =>
  Math.min(100, Math.floor((done / target) * 100));

export function isPlaying(context: Context, player: PlayerState, definition: PromoDefinition): boolean {
  return (
    isMember(context, player, definition) && statusAt(timesOf(context, definition), context.now) === 'active'
  );
}

export function taskAchievementsOf(context: Context, player: PlayerState): UserAchievement[] {
  return promotions
    .filter((definition) => isMember(context, player, definition))
    .flatMap((definition) => {
      const quest = questAchievementOf(context, player, definition);
      const others = definition.tasks.map((task) =>
        achievementOf(context, definition, task, stateOf(context, player, definition, task)),
      );
      return quest ? [quest, ...others] : others;
    });
}

interface TaskState {
  done: number;
  completedAt: number | null;
}

export function questAchievementOf(
  context: Context,
  player: PlayerState,
  definition: PromoDefinition,
): UserAchievement | null {
  const quest = questOf(definition, context.brand);
  if (!quest) return null;
  const logs = pointLogsOf(context, player, definition);
  const completedAt = questDoneAt(quest, logs);
  const done = completedAt === null ? collectedBy(quest, logs, context.now) : quest.target;
  return achievementOf(context, definition, quest, { done, completedAt });
}

function stateOf(
  context: Context,
  player: PlayerState,
  definition: PromoDefinition,
  task: TaskDefinition,
): TaskState {
  const { tasks } = promotionsSlice.of(context, player);
  const { done, completedAt } = tasks[achievementIdOf(definition.id, task)] ?? { done: 0, completedAt: null };
  if (task.measure !== 'deposit_days' || completedAt !== null) return { done, completedAt };
  return { done: Math.min(task.target, depositStreak(context, player, definition)), completedAt };
}

function achievementOf(
  context: Context,
  definition: PromoDefinition,
  task: Pick<TaskDefinition, 'id' | 'title' | 'picture' | 'target'>,
  { done, completedAt }: TaskState,
): UserAchievement {
  return {
    id: achievementIdOf(definition.id, task),
    actionId: definition.id,
    progress: percent(done, task.target),
    isCompleted: completedAt !== null,
    title: task.title[context.locale],
    image: `/mock-assets/trophy/${task.picture}.svg`,
    current: done,
    target: task.target,
    ...(completedAt === null ? {} : { completedAt: isoOf(completedAt) }),
  };
}
