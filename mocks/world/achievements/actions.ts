import type { Context } from '../context.ts';
import { day, hour } from '../dates.ts';
import type { PlayedRound } from '../events.ts';
import { distributeGift } from '../gifts/actions.ts';
import { kindOfGame } from '../lobby/gameKinds.catalogue.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';
import { achievements, type AchievementDefinition, type AchievementMeasure } from './catalogue.ts';
import { achievementsSlice, percent, type Steps } from './state.ts';

interface CountedRound extends PlayedRound {
  isNewGame: boolean;
  now: number;
}

const isCounted: Record<AchievementMeasure, (round: CountedRound) => boolean> = {
  rounds: () => true,
  new_games: ({ isNewGame }) => isNewGame,
  wins: ({ win }) => win > 0,
  big_wins: ({ bet, win }) => bet > 0 && win >= bet * 50,
  crash_rounds: ({ slug }) => kindOfGame(slug) === 'crash',
  roulette_rounds: ({ slug }) => kindOfGame(slug) === 'roulette',
  night_rounds: ({ now }) => now % day < 5 * hour,
};

function addSteps(
  call: Context,
  player: PlayerState,
  { id, target, title, reward }: AchievementDefinition,
  state: Steps,
): void {
  const before = percent(state, target);
  state.done += 1;
  if (state.done >= target) state.completedAt = call.now;
  const progress = percent(state, target);
  // Sends no message for a step that leaves the rounded percentage unchanged.
  if (progress === before && state.completedAt === null) return;
  call.emit(
    {
      type: 'achievement.progress',
      data: { id, progress, isCompleted: state.completedAt !== null, title: title[player.locale] },
    },
    { player: player.id },
  );
  if (state.completedAt === null) return;
  distributeGift(call, player, reward, 'achievement');
  addNotice(call, player, 'achievement_done', { title });
}

/**
 * Advances the achievements after a finished real-money round. Sends the achievements whose percentage
 * changed.
 */
export function advanceAchievements(call: Context, player: PlayerState, round: PlayedRound): void {
  // Achievements award gifts, but flagged accounts get none (S6.9). So their achievements don't advance.
  if (player.isMultiAccount) return;
  const slice = achievementsSlice.of(call, player);
  const isNewGame = !slice.tried.includes(round.slug);
  if (isNewGame) slice.tried.push(round.slug);
  for (const achievement of achievements) {
    const own = slice.steps[String(achievement.id)];
    if (
      own &&
      own.completedAt === null &&
      isCounted[achievement.measure]({ ...round, isNewGame, now: call.now })
    )
      addSteps(call, player, achievement, own);
  }
}
