// `npm run test:economy -- --runs 10000 --steps 60 --seed 7` runs the model. A run's number is its seed, so
// `--seed 1234 --runs 1` repeats one. A broken rule is shrunk, reported once and ignored from then on.
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { brands } from '#mocks/world/settings.ts';
import type { Violation } from './model.ts';
import { findProfit, findRisk, findSlowing, pressed, type Habit } from './extras.ts';
import { players, runSteps, type Scene } from './run.ts';
import type { Step } from './step.ts';
import { themeNames, themes, type Theme } from './steps.ts';

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
const most = Number(values.steps);
const firstSeed = Number(values.seed);

interface Play {
  scene: Scene;
  theme: Theme;
  steps: Step[];
}

function playOf(seed: number): Play {
  const theme = fc.constantFrom(...themeNames.filter((name) => (values.theme ?? name) === name));
  const play = theme.chain((name) =>
    fc.record({
      theme: fc.constant(name),
      brand: fc.constantFrom(...brands),
      persona: fc.constantFrom(...players.filter((persona) => (values.only ?? persona) === persona)),
      steps: fc.array(fc.oneof(...themes[name]), { minLength: most, maxLength: most }),
    }),
  );
  const [found] = fc.sample(play, { seed, numRuns: 1 });
  if (!found) throw new Error('nothing was generated');
  const { brand, persona, steps } = found;
  return {
    scene: { brand, persona, seed: `economy-${seed % 3}`, checkAnswers: values.strict },
    theme: found.theme,
    steps,
  };
}

/** The fewest steps, with the simplest arguments, that break the same rule. */
function shrink(
  scene: Scene,
  steps: readonly Step[],
  { invariant }: Violation,
): { steps: Step[]; violation: Violation } {
  const breaks = (tried: readonly Step[]): Violation | null => {
    const { violation } = runSteps(scene, tried);
    return violation?.invariant === invariant ? violation : null;
  };
  let kept = [...steps];
  let violation = breaks(kept);
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at + size <= kept.length;) {
      const tried = kept.toSpliced(at, size);
      const found = breaks(tried);
      if (found) [kept, violation] = [tried, found];
      else at += size;
    }
  for (let at = 0; at < kept.length; at += 1)
    for (const step of kept[at]?.plainer?.() ?? []) {
      const tried = kept.with(at, step);
      const found = breaks(tried);
      if (found) [kept, violation] = [tried, found];
    }
  if (!violation) throw new Error(`${invariant} does not break again`);
  return { steps: kept, violation };
}

const known = new Set<string>(values.ignore);
let taken = 0;
let broken = 0;

/** Ways to play a flight: automatic cash-outs at and around the page's lowest one, and quick ones by hand. */
const habits: readonly Habit[] = [
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
    for (const habit of habits) look(findRisk(brand, habit), brand);
    for (const name of Object.keys(pressed)) look(findProfit(brand, name), brand);
    if (brand === brands[0]) look(findSlowing(brand), brand);
  }

const started = performance.now();

for (let run = 0; run < runs; run += 1) {
  const seed = firstSeed + run;
  const { scene, theme, steps } = playOf(seed);
  for (;;) {
    const outcome = runSteps({ ...scene, ignored: known }, steps, most);
    taken += outcome.steps;
    const { violation } = outcome;
    if (!violation) break;
    broken += 1;
    const small = shrink({ ...scene, ignored: known }, steps.slice(0, outcome.steps + 60), violation);
    known.add(violation.invariant);
    console.error(
      `\n${violation.invariant}\n  ${small.violation.detail}\n  seed ${seed}, ${theme}, ${scene.brand}, ${scene.persona}\n  ${small.steps.map(String).join('\n  ') || '(at the beginning)'}`,
    );
  }
  if (run % 500 === 499)
    console.error(
      `# ${run + 1} runs, ${taken} steps, ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
}

const seconds = (performance.now() - started) / 1_000;
console.error(
  `\n${runs} runs of ${most} steps: ${taken} steps in ${seconds.toFixed(1)} s, ${(taken / seconds).toFixed(0)} a second; ${broken} rules broken`,
);
process.exitCode = broken > 0 ? 1 : 0;
