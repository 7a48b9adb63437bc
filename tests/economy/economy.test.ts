// The casino's economy under random steps: a few runs here, thousands in `npm run test:economy`.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands } from '#mocks/world/settings.ts';
import { findRisk } from './extras.ts';
import { players, runSteps } from './run.ts';
import { stepsOf, themeNames } from './steps.ts';

const steps = 20;
const runs = 5;

describe('whatever a player does, the rules of money hold', () => {
  const scene = fc.record({
    brand: fc.constantFrom(...brands),
    persona: fc.constantFrom(...players),
    seed: fc.constant('economy-0'),
  });
  test.each(themeNames)('%s', (theme) => {
    const property = fc.property(scene, stepsOf(theme, 2 * steps), (where, list) => {
      const { violation } = runSteps(where, list, steps);
      if (violation) throw violation;
    });
    fc.assert(property, { seed: 17, numRuns: runs });
  });
});

describe('every way to take the money out of a flight has its risk', () => {
  test.each([1.001, 1.004, 1.005, 1.01, 1.2])('a cash-out by itself at x%d', (auto) => {
    expect(findRisk('aurora', { auto, after: 90_000 })).toBeNull();
  });

  test.each([0, 1, 50, 100])('a cash-out by hand after %d ms', (after) => {
    expect(findRisk('aurora', { auto: null, after })).toBeNull();
  });
});
