// Explores the casino by calling its operations in random order. Some sequences are those of the economy
// model.
import { operationList } from '#mocks/core/routes.ts';
import { brands } from '#mocks/world/settings.ts';
import { economySequence } from '../../economy/plays.ts';
import { chanceOf } from '../random.ts';
import { chooseStep, mainCallers } from './choose.ts';
import { runWorld } from './run.ts';
import { examine, type Sequence } from './sequence.ts';
import { nameOf, type Call, type WorldStep } from './types.ts';

interface Reached {
  readonly called: Set<string>;
  readonly succeeded: Set<string>;
}

function describe(step: WorldStep): string {
  if (step.do === 'call') return `${nameOf(step)}${step.repeats ? `, ${step.repeats + 1} times` : ''}`;
  if (step.do === 'race') return `on both devices, ${nameOf(step.call)}`;
  const { do: what, ...rest } = step;
  return `${what} ${Object.values(rest).join(' ')}`;
}

/** Simpler variants of a step, for shrinking: without repeats, or without one field of the body. */
function simpler(step: WorldStep): WorldStep[] {
  if (step.do === 'race') return [step.call];
  if (step.do === 'forward' && step.isChecked) return [{ do: 'forward', ms: step.ms }];
  if (step.do !== 'call') return [];
  const { repeats, ...single }: Call = step;
  const once: WorldStep[] = repeats === undefined ? [] : [single];
  const { body } = step;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return once;
  const without = Object.keys(body).map((name) => {
    const { [name]: _dropped, ...rest } = body as Record<string, unknown>;
    return { ...step, body: rest };
  });
  return [...once, ...without];
}

function worldSequence(seed: number, most: number, reached: Reached): Sequence<WorldStep> {
  const chance = chanceOf(seed);
  const scene = { brand: chance.pick(brands), seed: `world-${seed % 3}` };
  const main = mainCallers(chance);
  return {
    where: `seed ${seed}, ${scene.brand}, world ${scene.seed}`,
    run(steps, ignored) {
      const own = chanceOf(seed + 1_000_000);
      const { world, ...outcome } = runWorld(
        scene,
        (now, taken) => (steps ? (steps[taken] ?? null) : taken < most ? chooseStep(now, main, own) : null),
        ignored,
      );
      for (const id of world.called.keys()) reached.called.add(id);
      for (const id of world.succeeded) reached.succeeded.add(id);
      const journal = outcome.violation ? world.backend.timeline.journal() : null;
      return { ...outcome, journal };
    },
    simpler,
    describe,
    test: (steps) =>
      `play(${JSON.stringify(scene)},${steps.map((step) => `\n  ${JSON.stringify(step)},`).join('')}\n);`,
  };
}

export interface WorldOptions {
  readonly firstSeed: number;
  readonly steps: number;
  readonly ignored: readonly string[];
  goesOn(sequences: number): boolean;
  print(text: string): void;
}

/** Every third sequence is one of the economy model. */
const economyShare = 3;

/**
 * Explores until the time is up, and prints what was found and reached. Returns false if a property broke.
 */
export async function exploreWorld(options: WorldOptions): Promise<boolean> {
  const { firstSeed } = options;
  const print = (text: string): void => options.print(text);
  const known = new Set(options.ignored);
  const reached = { called: new Set<string>(), succeeded: new Set<string>() };
  const started = performance.now();
  let [sequences, steps, broken] = [0, 0, 0];
  // The casino logs each 500 as an error. The report shows them too, so the log is silenced.
  console.error = () => undefined;
  for (; options.goesOn(sequences); sequences += 1) {
    const seed = firstSeed + sequences;
    const found =
      seed % economyShare === 0
        ? await examine(economySequence(seed, { steps: 60, checkAnswers: true }), known, print)
        : await examine(worldSequence(seed, options.steps, reached), known, print);
    steps += found.steps;
    broken += found.broken;
  }
  const seconds = (performance.now() - started) / 1_000;
  const left = (ids: ReadonlySet<string>): string =>
    operationList
      .map(({ id }) => id)
      .filter((id) => !ids.has(id))
      .join(' ') || 'none';
  print(
    `world: ${sequences} sequences, ${steps} steps in ${seconds.toFixed(0)} s, ${(steps / seconds).toFixed(0)} a second; ${broken} properties broken`,
  );
  print(
    `  operations: ${reached.called.size} of ${operationList.length} called; never: ${left(reached.called)}`,
  );
  print(`  with success: ${reached.succeeded.size}; never: ${left(reached.succeeded)}`);
  return broken === 0;
}
