// Tasks of promotions: achievements that carry the id of their promotion.
import type { UserAchievement } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import type { PlayerState } from '../state.ts';
import { promotions } from './catalogue.ts';
import { achievementIdOf, type PromoDefinition } from './catalogue/definition.ts';
import { isMember } from './points.view.ts';
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
  const { tasks } = promotionsSlice.of(context, player);
  return promotions
    .filter((definition) => definition.tasks.length > 0 && isMember(context, player, definition))
    .flatMap((definition) =>
      definition.tasks.map((task): UserAchievement => {
        const id = achievementIdOf(definition.id, task);
        const { done, completedAt } = tasks[id] ?? { done: 0, completedAt: null };
        return {
          id,
          actionId: definition.id,
          progress: percent(done, task.target),
          isCompleted: completedAt !== null,
          title: task.title[context.locale],
          image: `/mock-assets/trophy/${task.picture}.svg`,
          current: done,
          target: task.target,
          ...(completedAt === null ? {} : { completedAt: isoOf(completedAt) }),
        };
      }),
    );
}
