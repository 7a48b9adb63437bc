// `node tests/explore/plantBugs.ts --only world --minutes 3` plants one bug after the other in a copy of the
// project, and lets the explorer search for each with random seeds. Prints which property broke, and when.
// Counts an alarm only if its steps raise it again with the bug, but not without the bug.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/run.ts';
import { bugs, type Bug, type Edit } from './planted/bugs.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
    bug: { type: 'string', multiple: true, default: [''] },
    ignore: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '4176' },
  },
});

/** Demo builds go into a separate folder, because another exploration may be using `dist-demo`. */
const DEMO_BUILD = 'dist-planted';
const left = /^(?:node_modules|\.git|dist|dist-.*|test-results|playwright-report|storybook-static)(?:\/|$)/;

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Makes an edit and returns a function that reverts it.
 * @throws if the text to replace is missing or not unique
 */
function edit(copy: string, { file, from, to }: Edit): () => void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`a place of a bug isn't once in ${file}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

/** Plants a bug and returns a function that removes it. */
function plant(copy: string, { also, ...bug }: Bug): () => void {
  const reverts = [bug, ...(also ? [also] : [])].map((one) => edit(copy, one));
  return () => {
    // Reverts the last edit first, because both edits may be in one file.
    for (const revert of reverts.toReversed()) revert();
  };
}

function build(directory: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/build.ts', '--mode', 'demo', '--outDir', DEMO_BUILD],
    { cwd: directory, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}

interface Alarm {
  readonly property: string;
  readonly detail: string;
  readonly seed: number;
}

const recordings = mkdtempSync(join(tmpdir(), 'planted-steps-'));

/**
 * Options for exploring the client of the project or of its copy. The two use different ports, because the
 * server of an earlier exploration may still be closing.
 */
function clientOptions(tree: string): string[] {
  const port = String(Number(values.port) + (tree === root ? 1 : 0));
  return ['--dir', DEMO_BUILD, '--no-build', '--no-shrink', '--port', port];
}

/** Explores the project or its copy until the first alarm or until the time is up; null without an alarm. */
async function explore(
  tree: string,
  driver: Bug['driver'],
  options: readonly string[],
): Promise<Alarm | null> {
  const client = ['--workers', '2', '--save', recordings, ...clientOptions(tree)];
  const ignored = values.ignore.flatMap((property) => ['--ignore', property]);
  const all = ['--only', driver, ...options, ...ignored, ...(driver === 'client' ? client : [])];
  const explorer = spawn(process.execPath, ['tests/explore/explore.ts', ...all], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => void explorer.once('exit', resolve));
  const lines: string[] = [];
  let alarm: Alarm | null = null;
  for await (const line of createInterface(explorer.stdout)) {
    if (lines.length > 0 || line.startsWith('✗ ')) lines.push(line.trim());
    const seed = /^seed (\d+)/.exec(lines.at(-1) ?? '')?.[1];
    if (lines.length < 2 || seed === undefined) continue;
    alarm = { property: lines[0]?.slice(2) ?? '', detail: lines[1] ?? '', seed: Number(seed) };
    break;
  }
  explorer.kill('SIGINT');
  const code = await ended;
  if (!alarm && code !== 0 && code !== null) throw new Error(`the explorer ended with ${String(code)}`);
  return alarm;
}

/** Whether the steps of an alarm break the property again, in the project or its copy. */
function repeats(tree: string, { seed }: Alarm): boolean {
  const file = join(recordings, `${seed}.json`);
  const options = ['--only', 'client', '--replay', file, ...clientOptions(tree)];
  const { stdout } = spawnSync(process.execPath, ['tests/explore/explore.ts', ...options], {
    cwd: tree,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const broken = /^(\d) of 3 replays/m.exec(stdout)?.[1];
  if (broken === undefined) throw new Error(`the replay of ${file} failed`);
  return broken !== '0';
}

/** Whether the bug has caused the alarm: the same steps raise it with the bug, but not without it. */
async function isFound(copy: string, alarm: Alarm, { driver }: Bug): Promise<boolean> {
  if (driver === 'client') return repeats(copy, alarm) && !repeats(root, alarm);
  const other = await explore(root, driver, ['--seed', String(alarm.seed), '--sequences', '1']);
  return other?.property !== alarm.property;
}

interface Search {
  readonly firstSeed: number;
  /** The alarm that the bug has raised; null if it wasn't found. */
  readonly alarm: Alarm | null;
  /**
   * Properties whose alarms the bug didn't cause: they also broke without it, or didn't break again with it.
   */
  readonly ofTree: readonly string[];
  /** Seconds until the alarm, without the time for comparisons with the unchanged project. */
  readonly seconds: number;
}

/** Searches until an alarm occurs that doesn't occur without the bug, or until the time is up. */
async function search(copy: string, bug: Bug): Promise<Search> {
  const firstSeed = 1_000_000 + Math.floor(Math.random() * 1_000_000);
  const ofTree: string[] = [];
  let left = Number(values.minutes) * 60;
  for (let seed = firstSeed; left > 1;) {
    const started = performance.now();
    const options = ['--minutes', String(left / 60), '--seed', String(seed)];
    const alarm = await explore(copy, bug.driver, options);
    left -= (performance.now() - started) / 1_000;
    const seconds = Number(values.minutes) * 60 - left;
    if (!alarm) break;
    if (await isFound(copy, alarm, bug)) return { firstSeed, alarm, ofTree, seconds };
    ofTree.push(`${alarm.property} (${alarm.seed})`);
    seed = alarm.seed + 1;
  }
  return { firstSeed, alarm: null, ofTree, seconds: Number(values.minutes) * 60 };
}

const copy = copyTree();
try {
  if (values.only !== 'world') build(root);
  for (const bug of bugs) {
    if (values.only !== undefined && bug.driver !== values.only) continue;
    if (!values.bug.some((part) => bug.name.includes(part))) continue;
    const remove = plant(copy, bug);
    if (bug.driver === 'client') build(copy);
    const { firstSeed, alarm, ofTree, seconds } = await search(copy, bug);
    remove();
    const found = alarm
      ? `seed ${alarm.seed} | “${alarm.property}”: ${alarm.detail.slice(0, 160)}`
      : 'MISSED';
    const also = ofTree.length > 0 ? ` | not of the bug: ${ofTree.join(', ')}` : '';
    process.stdout.write(
      `${bug.driver} | ${bug.kind} | ${bug.name} | ${seconds.toFixed(0)} s from seed ${firstSeed} | ${found}${also}\n`,
    );
  }
} finally {
  for (const directory of [copy, recordings]) rmSync(directory, { recursive: true, force: true });
}
