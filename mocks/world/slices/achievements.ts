// How far a player has come with the achievements.
import type { Context } from '../../core/handler.ts';
import type { UserAchievement } from '../../generated/model/index.ts';
import { achievements, type AchievementDefinition, type AchievementMeasure } from '../catalogue/achievements.ts';
import { kindOfGame } from '../catalogue/games.ts';
import { day, hour, isoOf } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import type { PlayedRound } from '../playedRound.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

interface Steps {
  done: number;
  completedAt: number | null;
}

interface AchievementsContent {
  /** By the achievement's id. */
  steps: Record<string, Steps>;
  /** Games that count as tried. */
  tried: string[];
}

/** How much of everything a persona has done before, 0 to 1; some of it is finished and some not begun. */
const zeal: Record<PersonaId, number> = {
  newcomer: 0,
  registered: 0,
  player: 0.6,
  vip: 0.95,
  wagering: 0.4,
  broke: 0.25,
  'multi-account': 0.15,
  excluded: 0.3,
};

export const achievementsSlice = defineSlice('achievements', {
  initial: ({ persona, now, random }): AchievementsContent => {
    const steps = achievements.map(({ id, target }): [string, Steps] => {
      // Some are finished (above 1), some are far away, whatever the zeal.
      const share = zeal[persona] * random.next() * 1.8;
      const done = Math.min(target, Math.floor(target * share));
      return [String(id), { done, completedAt: done >= target ? now - random.int(2, 60) * day : null }];
    });
    return { steps: Object.fromEntries(steps), tried: [] };
  },
});

const percent = ({ done }: Steps, target: number): number => Math.min(100, Math.floor((done / target) * 100));

/** The achievements of a player in their order. */
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
      reward: reward[call.locale],
      ...(own.completedAt === null ? {} : { completedAt: isoOf(own.completedAt) }),
    };
  });
}

interface Moved extends PlayedRound {
  isNewGame: boolean;
  now: number;
}

const isMoved: Record<AchievementMeasure, (round: Moved) => boolean> = {
  rounds: () => true,
  new_games: ({ isNewGame }) => isNewGame,
  wins: ({ win }) => win > 0,
  big_wins: ({ bet, win }) => bet > 0 && win >= bet * 50,
  crash_rounds: ({ slug }) => kindOfGame(slug) === 'crash',
  roulette_rounds: ({ slug }) => kindOfGame(slug) === 'roulette',
  night_rounds: ({ now }) => now % day < 5 * hour,
};

function step(call: Context, player: PlayerState, { id, target, title }: AchievementDefinition, own: Steps): void {
  const before = percent(own, target);
  own.done += 1;
  if (own.done >= target) own.completedAt = call.now;
  const progress = percent(own, target);
  // A long way is not told step by step.
  if (progress === before && own.completedAt === null) return;
  call.emit({ type: 'achievement.progress', data: { id, progress, isCompleted: own.completedAt !== null, title: title[call.locale] } }, { player: player.id });
}

/** Moves the achievements by a finished round of real play, and tells of those whose per cent has changed. */
export function moveAchievements(call: Context, player: PlayerState, round: PlayedRound): void {
  const slice = achievementsSlice.of(call, player);
  const isNewGame = !slice.tried.includes(round.slug);
  if (isNewGame) slice.tried.push(round.slug);
  for (const achievement of achievements) {
    const own = slice.steps[String(achievement.id)];
    if (own && own.completedAt === null && isMoved[achievement.measure]({ ...round, isNewGame, now: call.now })) step(call, player, achievement, own);
  }
}
