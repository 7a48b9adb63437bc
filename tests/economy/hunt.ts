// `npm run test:economy -- --runs 10000 --steps 60 --seed 7` runs the model. A run's number is its seed, so
// `--seed 1234 --runs 1` repeats run 1234. A failing run is shrunk. Each broken rule is reported once and
// then ignored.
import { parseArgs } from 'node:util';
import { brands } from '#mocks/world/settings.ts';
import { examine } from '../explore/world/sequence.ts';
import { findProfit, findRisk, findSlowing, pressed, type CashOutStrategy } from './extras.ts';
import type { Violation } from './model.ts';
import { economySequence } from './plays.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    steps: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    theme: { type: 'string' },
    only: { type: 'string' },
    ignore: { type: 'string', multiple: true, default: [] },
    extras: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});

const runs = Number(values.runs);
const firstSeed = Number(values.seed);
const options = {
  steps: Number(values.steps),
  theme: values.theme,
  persona: values.only,
  checkAnswers: values.strict,
};

const known = new Set<string>(values.ignore);
let taken = 0;
let broken = 0;

/**
 * Strategies for flights: automatic cash-outs at and around the lowest multiplier that the page offers, and
 * quick cash-outs by hand.
 */
const strategies: readonly CashOutStrategy[] = [
  ...[1.001, 1.004, 1.0049, 1.005, 1.01, 1.2].map((auto) => ({ auto, after: 90_000 })),
  ...[0, 1, 50, 100].map((after) => ({ auto: null, after })),
];

function look(violation: Violation | null, where: string): void {
  if (!violation || known.has(violation.invariant)) return;
  broken += 1;
  known.add(violation.invariant);
  console.error(`\n${violation.invariant}\n  ${violation.detail}\n  ${where}`);
}

if (values.extras)
  for (const brand of brands) {
    for (const strategy of strategies) look(findRisk(brand, strategy), brand);
    for (const name of Object.keys(pressed)) look(findProfit(brand, name), brand);
    if (brand === brands[0]) look(findSlowing(brand), brand);
  }

const started = performance.now();

for (let run = 0; run < runs; run += 1) {
  const found = await examine(economySequence(firstSeed + run, options), known, console.error);
  taken += found.steps;
  broken += found.broken;
  if (run % 500 === 499)
    console.error(
      `# ${run + 1} runs, ${taken} steps, ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
}

const seconds = (performance.now() - started) / 1_000;
console.error(
  `\n${runs} runs of ${options.steps} steps: ${taken} steps in ${seconds.toFixed(1)} s, ${(taken / seconds).toFixed(0)} a second; ${broken} rules broken`,
);
process.exitCode = broken > 0 ? 1 : 0;
