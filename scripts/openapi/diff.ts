// `npm run openapi:diff -- FILE|URL`: prints the breaking and the other changes that a backend's OpenAPI
// description would bring if it replaced ours.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { Description } from '../generation/bundle.ts';
import { readDescription } from '../lint/description.ts';
import { root } from '../run.ts';
import { compareDescriptions, type ChangedPart, type Rating } from './compare.ts';
import { touchedBy } from './touched.ts';

const usage = `Usage: npm run openapi:diff -- FILE|URL [--texts]
  Compares our description with the given one (JSON or YAML, also of several files), which counts as the newer one.
  --texts  lists changed descriptions and examples too
Exits with 1 if something breaks.`;

const { values, positionals } = parseArgs({
  options: { texts: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [source] = positionals;

async function read(text: string): Promise<Description> {
  const result = await bundle({
    ref: /^https?:/.test(text) ? text : resolve(text),
    config: await createConfig({}),
  });
  const [problem] = result.problems;
  if (problem) throw new Error(problem.message);
  const parsed: unknown = result.bundle.parsed;
  if (typeof parsed !== 'object' || parsed === null || !('openapi' in parsed) || !('paths' in parsed))
    throw new Error('this is no OpenAPI description');
  // The cast is safe: if the file lacks anything else, the comparison shows that as a change.
  return { tags: [], components: { schemas: {} }, ...parsed } as unknown as Description;
}

const order: readonly Rating[] = ['breaking', 'other', 'text'];
const SIGNS: Record<Rating, string> = { breaking: '!', other: '+', text: '~' };

function print({ id, method = '', path, changes }: ChangedPart): void {
  console.log(`\n${id}${path === undefined ? '' : `  ${method} ${path}`}`);
  for (const { rating, text } of changes) console.log(`  ${SIGNS[rating]} ${text}`);
  const { screen, scenarios, tests } = touchedBy(id);
  if (screen !== undefined) console.log(`    screen: ${screen}`);
  if (scenarios.length > 0) console.log(`    scenarios: ${id}.{${scenarios.join(', ')}}`);
  if (tests.length > 0) console.log(`    tests: ${tests.join(', ')}`);
}

const has = ({ changes }: ChangedPart, wanted: Rating): boolean =>
  changes.some(({ rating }) => rating === wanted);

async function run(text: string): Promise<number> {
  const parts = compareDescriptions(readDescription(root).description, await read(text));
  const count = (wanted: Rating): string =>
    String(parts.flatMap(({ changes }) => changes).filter(({ rating }) => rating === wanted).length);
  const shown = parts
    .map((part) => ({
      ...part,
      changes: part.changes
        .filter(({ rating }) => values.texts || rating !== 'text')
        .toSorted((one, other) => order.indexOf(one.rating) - order.indexOf(other.rating)),
    }))
    .filter(({ changes }) => changes.length > 0)
    .toSorted((one, other) => Number(has(other, 'breaking')) - Number(has(one, 'breaking')));
  for (const part of shown) print(part);
  console.log(
    `\n${count('breaking')} breaking (!), ${count('other')} other changes (+), ${count('text')} of texts`,
  );
  return parts.some((part) => has(part, 'breaking')) ? 1 : 0;
}

if (source === undefined || values.help) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    process.exitCode = await run(source);
  } catch (error) {
    console.error(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}
