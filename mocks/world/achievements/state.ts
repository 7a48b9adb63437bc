import { day } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import { defineSlice } from '../slice.ts';
import { achievements } from './catalogue.ts';

export interface Steps {
  done: number;
  completedAt: number | null;
}

interface AchievementsContent {
  steps: Record<string, Steps>;
  /** Slugs of games that count as tried. */
  tried: string[];
}

/**
 * How far each persona has come before the world begins, from 0 to 1. Random per achievement, so
 * that some are finished and some not started.
 */
const initialProgress: Record<PersonaId, number> = {
  newcomer: 0,
  registered: 0,
  player: 0.6,
  vip: 0.95,
  wagering: 0.4,
  broke: 0.25,
  'multi-account': 0.15,
  excluded: 0.3,
  blocked: 0.2,
  guarded: 0.4,
  withdrawing: 0.5,
};

export const achievementsSlice = defineSlice('achievements', {
  initial: ({ persona, now, random }): AchievementsContent => {
    const steps = achievements.map(({ id, target }): [string, Steps] => {
      // Above 1 means finished.
      const share = initialProgress[persona] * random.next() * 1.8;
      const done = Math.min(target, Math.floor(target * share));
      return [String(id), { done, completedAt: done >= target ? now - random.int(2, 60) * day : null }];
    });
    return { steps: Object.fromEntries(steps), tried: [] };
  },
});

export const percent = ({ done }: Steps, target: number): number =>
  Math.min(100, Math.floor((done / target) * 100));
