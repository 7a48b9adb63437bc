// Checks the casino's money under random steps: a few runs here, thousands in `npm run test:economy`.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands } from '#mocks/world/settings.ts';
import { findRisk } from './extras.ts';
import { economySequence } from './plays.ts';
import { players, runSteps } from './run.ts';
import { stepsOf, themeNames } from './steps.ts';

const steps = 20;
const runs = 5;

describe('the rules of money hold for random steps', () => {
  const scene = fc.record({
    brand: fc.constantFrom(...brands),
    persona: fc.constantFrom(...players),
    seed: fc.constant('economy-0'),
  });
  test.each(themeNames)('in the theme %s', (theme) => {
    const property = fc.property(scene, stepsOf(theme, 2 * steps), (where, list) => {
      const { violation } = runSteps(where, list, steps);
      if (violation) throw violation;
    });
    fc.assert(property, { seed: 17, numRuns: runs });
  });
});

test("the test printed for a failure uses the seed of its sequence's world", () => {
  for (const seed of [0, 1, 2, 3]) {
    const sequence = economySequence(seed, { steps: 1 });
    const world = /world ([\w-]+)$/.exec(sequence.where)?.[1];
    expect(sequence.test([])).toContain(`seed: '${world}'`);
  }
});

describe('no flight is free of risk', () => {
  test.each([1.001, 1.004, 1.005, 1.01, 1.2])('with an automatic cash-out at x%d', (auto) => {
    expect(findRisk('aurora', { auto, after: 90_000 })).toBeNull();
  });

  test.each([0, 1, 50, 100])('with a manual cash-out after %d ms', (after) => {
    expect(findRisk('aurora', { auto: null, after })).toBeNull();
  });
});
