// Runs a sequence of steps. Shrinks a failure and prints it as a test.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Journal } from '#mocks/core/journal.ts';
import { packForLink } from '#mocks/core/journalText.ts';
import type { Violation } from '../../economy/model.ts';
import { quoted } from '../client/properties/property.ts';
import { shrink } from '../shrink.ts';

export interface SequenceOutcome<Step> {
  readonly steps: readonly Step[];
  readonly violation: Violation | null;
  /** The journal up to the broken property; null if no property broke. */
  readonly journal: Journal | null;
}

export interface Sequence<Step> {
  /** Seed, brand and other parameters of the sequence, as text for the report. */
  readonly where: string;
  /** Runs the given steps. If `steps` is null, runs the steps that the seed chooses. */
  run(steps: readonly Step[] | null, ignored: ReadonlySet<string>): SequenceOutcome<Step>;
  simpler(step: Step): readonly Step[];
  describe(step: Step): string;
  /** Writes a test that runs these steps. */
  test(steps: readonly Step[]): string;
}

const reports = 'test-results';
const replays = 10;

/**
 * A link that replays the journal. If the journal is too long for a link, saves it as a file and returns the
 * command that replays the file.
 */
async function linkOf(journal: Journal | null, name: string): Promise<string> {
  if (!journal) return 'no journal';
  const { seed, brand, start } = journal;
  const packed = await packForLink(journal);
  if (packed !== null)
    return `/?brand=${brand}&mock.seed=${seed}&mock.now=${new Date(start).toISOString()}#mock.journal=${packed}`;
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(/[^\w]+/g, '-').slice(0, 60)}.json`);
  writeFileSync(file, JSON.stringify(journal));
  return `npm run replay -- ${file}`;
}

async function report<Step>(
  sequence: Sequence<Step>,
  first: SequenceOutcome<Step>,
  { invariant, detail }: Violation,
  ignored: ReadonlySet<string>,
): Promise<string> {
  const breaks = async (tried: readonly Step[]): Promise<SequenceOutcome<Step> | null> => {
    const outcome = sequence.run(tried, ignored);
    return outcome.violation?.invariant === invariant ? outcome : null;
  };
  const shrunk = await shrink(first.steps, breaks, {
    most: 1_500,
    simpler: (step) => sequence.simpler(step),
  });
  if (!shrunk) return `\n✗ ${invariant}\n  ${detail}\n  ${sequence.where}; seen once`;
  let repeats = 0;
  for (let count = 0; count < replays; count += 1) if (await breaks(shrunk.steps)) repeats += 1;
  const body = sequence.test(shrunk.steps).replaceAll('\n', '\n  ');
  return [
    '',
    `✗ ${invariant}`,
    `  ${shrunk.result.violation?.detail ?? detail}`,
    `  ${sequence.where}; ${repeats} of ${replays} replays, ${shrunk.steps.length} steps`,
    `  ${await linkOf(shrunk.result.journal, `${invariant} ${sequence.where}`)}`,
    ...shrunk.steps.map((step, place) => `  ${place + 1}. ${sequence.describe(step)}`),
    '',
    `test(${quoted(invariant)}, () => {`,
    `  ${body}`,
    '});',
  ].join('\n');
}

/**
 * Repeats a sequence until it breaks only properties in `known`. Prints each new failure and adds its
 * property to `known`. Returns the numbers of steps and of broken properties.
 */
export async function examine<Step>(
  sequence: Sequence<Step>,
  known: Set<string>,
  print: (text: string) => void,
): Promise<{ steps: number; broken: number }> {
  let steps = 0;
  for (let broken = 0; ; broken += 1) {
    const outcome = sequence.run(null, known);
    steps += outcome.steps.length;
    if (!outcome.violation) return { steps, broken };
    print(await report(sequence, outcome, outcome.violation, new Set(known)));
    known.add(outcome.violation.invariant);
  }
}
