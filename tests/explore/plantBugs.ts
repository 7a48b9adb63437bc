// `node tests/explore/plantBugs.ts --only world --minutes 3` plants one bug after the other in a copy of the
// tree, and lets the explorer search for each with random seeds. Prints which property broke, and when.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/run.ts';
import { bugs, type Bug } from './planted/bugs.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
    bug: { type: 'string', multiple: true, default: [''] },
    ignore: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '4176' },
  },
});

const left = /^(?:node_modules|\.git|dist|dist-.*|test-results|playwright-report|storybook-static)(?:\/|$)/;

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Plants a bug. Returns what removes it. @throws if its place isn't there, or more than once */
function plant(copy: string, { name, file, from, to }: Bug): () => void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`the place of “${name}” isn't once in ${file}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

function build(copy: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/build.ts', '--mode', 'demo', '--outDir', 'dist-demo'],
    { cwd: copy, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}

interface Search {
  readonly seed: number;
  /** Null if nothing was found. */
  readonly property: string | null;
  readonly detail: string;
  /** From the start of the search to the report, with its shrinking. */
  readonly seconds: number;
}

/** Searches until the first property breaks, or the time is over. */
async function search(copy: string, { driver }: Bug): Promise<Search> {
  const seed = 1_000_000 + Math.floor(Math.random() * 1_000_000);
  const started = performance.now();
  const client = ['--workers', '1', '--no-build', '--no-shrink', '--port', values.port];
  const explorer = spawn(
    process.execPath,
    [
      'tests/explore/explore.ts',
      '--only',
      driver,
      '--minutes',
      values.minutes,
      '--seed',
      String(seed),
      ...values.ignore.flatMap((property) => ['--ignore', property]),
      ...(driver === 'client' ? client : []),
    ],
    { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => void explorer.once('exit', resolve));
  let property: string | null = null;
  let detail = '';
  for await (const line of createInterface(explorer.stdout)) {
    if (property !== null) {
      detail = line.trim();
      break;
    }
    if (line.startsWith('✗ ')) property = line.slice(2);
  }
  explorer.kill('SIGINT');
  await ended;
  return { seed, property, detail, seconds: (performance.now() - started) / 1_000 };
}

const copy = copyTree();
try {
  for (const bug of bugs) {
    if (values.only !== undefined && bug.driver !== values.only) continue;
    if (!values.bug.some((part) => bug.name.includes(part))) continue;
    const remove = plant(copy, bug);
    if (bug.driver === 'client') build(copy);
    const { seed, property, detail, seconds } = await search(copy, bug);
    remove();
    const found = property === null ? 'MISSED' : `“${property}”: ${detail.slice(0, 160)}`;
    process.stdout.write(
      `${bug.driver} | ${bug.kind} | ${bug.name} | ${seconds.toFixed(0)} s, seed ${seed} | ${found}\n`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
