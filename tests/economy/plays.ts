// Random sequences of steps for the economy model. A seed determines its sequence.
import fc from 'fast-check';
import { brands } from '#mocks/world/settings.ts';
import type { Sequence } from '../explore/world/sequence.ts';
import { players, runSteps } from './run.ts';
import type { Step } from './step.ts';
import { themeNames, themes } from './steps.ts';

export interface PlayOptions {
  steps: number;
  theme?: string | undefined;
  persona?: string | undefined;
  checkAnswers?: boolean;
}

export function economySequence(seed: number, options: PlayOptions): Sequence<Step> {
  const { steps: most, checkAnswers = false } = options;
  const theme = fc.constantFrom(...themeNames.filter((name) => (options.theme ?? name) === name));
  const persona = fc.constantFrom(...players.filter((id) => (options.persona ?? id) === id));
  const play = theme.chain((name) =>
    fc.record({
      theme: fc.constant(name),
      brand: fc.constantFrom(...brands),
      persona,
      steps: fc.array(fc.oneof(...themes[name]), { minLength: most, maxLength: most }),
    }),
  );
  const [found] = fc.sample(play, { seed, numRuns: 1 });
  if (!found) throw new Error('nothing was generated');
  const scene = { brand: found.brand, persona: found.persona, seed: `economy-${seed % 3}`, checkAnswers };
  return {
    where: `seed ${seed}, ${found.theme}, ${scene.brand}, ${scene.persona}, world ${scene.seed}`,
    run(steps, ignored) {
      const { taken, violation, journal } = runSteps({ ...scene, ignored }, steps ?? found.steps, most);
      return { steps: taken, violation, journal };
    },
    simpler: (step) => step.plainer?.() ?? [],
    describe: String,
    test: (steps) =>
      `afterIn({ brand: '${scene.brand}', persona: '${scene.persona}', seed: '${scene.seed}' },${steps.map((step) => `\n  ${String(step)},`).join('')}\n);`,
  };
}
