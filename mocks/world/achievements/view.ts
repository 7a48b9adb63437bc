import type { UserAchievement } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import { giftTitle } from '../gifts/catalogue.ts';
import type { PlayerState } from '../state.ts';
import { achievements } from './catalogue.ts';
import { achievementsSlice, percent } from './state.ts';

export function achievementsOf(call: Context, player: PlayerState): UserAchievement[] {
  const { steps } = achievementsSlice.of(call, player);
  return achievements.map(({ id, picture, target, title, description, reward }) => {
    const own = steps[String(id)] ?? { done: 0, completedAt: null };
    return {
      id,
      progress: percent(own, target),
      isCompleted: own.completedAt !== null,
      title: title[call.locale],
      description: description[call.locale],
      image: `/mock-assets/trophy/${picture}.svg`,
      current: own.done,
      target,
      reward: giftTitle(reward, call.brand, call.locale),
      ...(own.completedAt === null ? {} : { completedAt: isoOf(own.completedAt) }),
    };
  });
}
