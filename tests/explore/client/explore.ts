// The client driver. Runs a sequence for each seed until the time is up. Shrinks, replays and prints each
// broken property once.
import type { Browser } from 'playwright-core';
import { chanceOf } from '../random.ts';
import { describeStep, printFailure, type Failure } from '../report.ts';
import { shrink } from '../shrink.ts';
import { visitorPath } from './paths.ts';
import { replay, exploreSequence, type Outcome } from './run.ts';
import { sceneOf } from './scene.ts';
import { createSeen, type Seen } from './seen.ts';
import type { Step } from './types.ts';

export interface ClientOptions {
  readonly launch: () => Promise<Browser>;
  readonly port: number;
  readonly firstSeed: number;
  readonly steps: number;
  readonly workers: number;
  readonly ignored: ReadonlySet<string>;
  /** Whether to begin another sequence, given the number of sequences begun so far. */
  readonly goesOn: (sequences: number) => boolean;
  readonly print: (text: string) => void;
  readonly trace: (seed: number, step: Step, ms: number) => void;
  readonly shrinks: boolean;
  /** Called for each failure before it is printed. */
  readonly save: (failure: Failure) => void;
}

export interface ClientResult {
  readonly seen: Seen;
  readonly failures: readonly Failure[];
  /** Failures that occurred again in fewer than five of ten replays. */
  readonly unreproduced: readonly Failure[];
  readonly sequences: number;
  readonly steps: number;
}

/** Shorter sequences to try when shrinking: only the last steps, from the URL where they began. */
function shortcutsOf({ steps, urls }: Outcome): Step[][] {
  return [1, 2, 3, 5, 8, 13].flatMap((count) => {
    const from = steps.length - count;
    const url = urls[from];
    if (from <= 0 || url === undefined) return [];
    return [[{ do: 'open', path: visitorPath(url) } as const, ...steps.slice(from)]];
  });
}

/** How many of ten replays must fail for a failure to be reported as certain. */
const leastRepeats = 5;

/** Failures with the same key are reported once. Ignores numbers in the details. */
const keyOf = (property: string, detail: string): string =>
  `${property} ${detail.replaceAll(/\d+/g, '#').slice(0, 60)}`;

async function examine(
  browser: Browser,
  outcome: Outcome,
  seed: number,
  options: ClientOptions,
): Promise<Failure> {
  const { scene } = sceneOf(seed);
  const { violation } = outcome;
  const property = violation?.property ?? '';
  const session = { browser, port: options.port, scene };
  const again = async (steps: readonly Step[]): Promise<Outcome | null> => {
    const tried = await replay(session, steps, options.ignored, property);
    return tried.violation?.property === property ? tried : null;
  };
  const small = options.shrinks
    ? await shrink(outcome.steps, again, { shortcuts: shortcutsOf(outcome) })
    : null;
  const steps = small?.result.steps ?? outcome.steps;
  let repeats = 0;
  if (options.shrinks)
    for (let count = 0; count < (small ? 10 : 1); count += 1) if (await again(steps)) repeats += 1;
  const { detail = '', expectation } = small?.result.violation ?? violation ?? {};
  return {
    seed,
    property,
    detail,
    scene,
    steps,
    link: small?.result.link ?? outcome.link,
    hits: small?.result.hits ?? outcome.hits,
    repeats,
    ...(expectation === undefined ? {} : { expectation }),
  };
}

export async function exploreClient(options: ClientOptions): Promise<ClientResult> {
  const seen = createSeen();
  const failures: Failure[] = [];
  const unreproduced: Failure[] = [];
  const known = new Set<string>();
  let sequences = 0;
  let steps = 0;
  const playSeed = async (browser: Browser, seed: number): Promise<Outcome> => {
    const { scene, habits } = sceneOf(seed);
    const session = { browser, port: options.port, scene };
    const outcome = await exploreSequence(session, chanceOf(seed * 2 + 1), {
      most: options.steps,
      habits,
      ignored: options.ignored,
      seen,
      trace: (step, ms) => options.trace(seed, step, ms),
    });
    steps += outcome.steps.length;
    if (outcome.isStuck && !outcome.violation) {
      const last = describeStep(outcome.steps.at(-1) ?? { do: 'reload' });
      options.print(`seed ${seed}: without a network, nothing shows after ${last}`);
    }
    const { violation } = outcome;
    const key = violation ? keyOf(violation.property, violation.detail) : '';
    if (!violation || known.has(key)) return outcome;
    known.add(key);
    const failure = await examine(browser, outcome, seed, options).catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    // If replays rarely repeat a failure, its likely cause is the machine's load.
    if (options.shrinks && failure.repeats < leastRepeats) {
      unreproduced.push(failure);
      options.print(
        `seed ${seed}: seen once, ${failure.repeats} of 10 replays: ${failure.property}: ${failure.detail.slice(0, 200)}`,
      );
      return outcome;
    }
    failures.push(failure);
    options.save(failure);
    options.print(printFailure(failure));
    return outcome;
  };
  const work = async (): Promise<void> => {
    // Each worker has a separate browser, because a page that hangs may block the browser's other pages.
    let browser = await options.launch();
    while (options.goesOn(sequences)) {
      const seed = options.firstSeed + sequences;
      sequences += 1;
      if (!browser.isConnected()) browser = await options.launch();
      try {
        const { isStuck } = await playSeed(browser, seed);
        if (isStuck) await browser.close();
      } catch (error) {
        // The browser may crash for lack of memory, or lose a new page. That is no failure of the casino.
        const isOfBrowser =
          error instanceof Error && /^browser(?:\.newContext|Context\.newPage)/.test(error.message);
        if (browser.isConnected() && !isOfBrowser) throw error;
        await browser.close();
        options.print(`seed ${seed}: the browser ended`);
      }
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return { seen, failures, unreproduced, sequences, steps };
}
