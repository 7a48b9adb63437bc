// Runs named steps in a new world, for regression tests of faults that the model has found.
import type { PersonaId } from '#mocks/world/personas.ts';
import type { BrandId } from '#mocks/world/settings.ts';
import type { Model } from './model.ts';
import { openScene, takeStep, type Scene } from './run.ts';
import type { Step } from './step.ts';

/** Readable names for indexes of `multiples` in `commands/cashbox.ts`: `fifty` is fifty times the minimum. */
export const [one, two, , , , fifty] = [0, 1, 2, 3, 4, 5] as const;
export const redirect = 0;
export const noGift = null;
export const once = 0;
/** The index of the latest payout request. */
export const latest = 0;

/** Runs the steps in a new world. Checks all rules of the model after each step. */
export function afterIn(scene: Scene, ...steps: Step[]): Model {
  const model = openScene(scene);
  for (const step of steps) takeStep(model, step);
  return model;
}

export const after = (brand: BrandId, persona: PersonaId, ...steps: Step[]): Model =>
  afterIn({ brand, persona, seed: 'economy-0' }, ...steps);
