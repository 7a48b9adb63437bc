import { day } from '../dates.ts';
import { defineSlice } from '../slice.ts';
import { achievements, type AchievementMeasure } from './catalogue.ts';

export interface Steps {
  done: number;
  completedAt: number | null;
}

interface AchievementsContent {
  steps: Record<string, Steps>;
  /** Slugs of the games played since the world began. They no longer count as new games. */
  tried: string[];
}

/**
 * Estimates a persona's initial progress from its number of played rounds. The estimates are consistent: there
 * are never more wins than rounds.
 */
const stepsOfRounds: Record<AchievementMeasure, (rounds: number) => number> = {
  rounds: (rounds) => rounds,
  new_games: (rounds) => Math.floor(Math.sqrt(rounds) * 1.3),
  wins: (rounds) => Math.floor(rounds * 0.24),
  big_wins: (rounds) => Math.floor(rounds / 600),
  crash_rounds: (rounds) => Math.floor(rounds * 0.02),
  roulette_rounds: (rounds) => Math.floor(rounds * 0.03),
  night_rounds: (rounds) => Math.floor(rounds * 0.04),
};

export const achievementsSlice = defineSlice('achievements', {
  initial: ({ history, now, random }): AchievementsContent => {
    const steps = achievements.map(({ id, target, measure }): [string, Steps] => {
      const done = Math.min(target, stepsOfRounds[measure](history.rounds));
      return [String(id), { done, completedAt: done >= target ? now - random.int(2, 60) * day : null }];
    });
    return { steps: Object.fromEntries(steps), tried: [] };
  },
});

export const percent = ({ done }: Steps, target: number): number =>
  Math.min(100, Math.floor((done / target) * 100));
