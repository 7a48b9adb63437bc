// `npm run explore -- --minutes 60 --seed 7` explores the casino and then the client with random steps.
import { parseArgs } from 'node:util';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { operationList } from '#mocks/core/routes.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { root, run } from '../../scripts/run.ts';
import { routeNames, routes } from '../../src/paths.ts';
import { describeStep, type Failure } from './report.ts';
import { exploreClient, type ClientResult } from './client/explore.ts';
import { replay } from './client/run.ts';
import { exploreWorld } from './world/explore.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    sequences: { type: 'string' },
    only: { type: 'string' },
    steps: { type: 'string' },
    workers: { type: 'string', default: '2' },
    ignore: { type: 'string', multiple: true, default: [] },
    dir: { type: 'string', default: 'dist-demo' },
    port: { type: 'string', default: '4175' },
    'no-build': { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
    save: { type: 'string' },
    replay: { type: 'string' },
  },
});

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const directory = resolve(root, values.dir);
const started = performance.now();
const most = Number(values.sequences ?? Number.POSITIVE_INFINITY);
const until = started + Number(values.minutes) * 60_000;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isServed = await fetch(`http://127.0.0.1:${values.port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    await new Promise((wake) => void setTimeout(wake, 100));
  }
  throw new Error(`nothing serves ${directory} on port ${values.port}`);
}

async function serve(): Promise<() => void> {
  if (!values['no-build'] || !existsSync(join(directory, 'index.html')))
    await run('node', ['scripts/build.ts', '--mode', 'demo', '--outDir', directory], { quiet: true });
  const server = spawn(
    process.execPath,
    ['scripts/serve-static.ts', '--dir', directory, '--port', values.port],
    { cwd: root },
  );
  await untilServed().catch((error: unknown) => {
    server.kill();
    throw error;
  });
  const stop = (): void => void server.kill();
  process.once('exit', stop);
  return stop;
}

function printResult({ seen, failures, sequences, steps }: ClientResult): void {
  const seconds = (performance.now() - started) / 1_000;
  const screens = routeNames
    .filter((name) => routes[name].screen === 'built')
    .map((name) => routes[name].pattern);
  const missing = screens.filter((pattern) => !seen.screens.has(pattern));
  const uncalled = operationList.map(({ id }) => id).filter((id) => !seen.operations.has(id));
  print(
    `client: ${sequences} sequences, ${steps} steps in ${seconds.toFixed(0)} s; ${failures.length} properties broken`,
  );
  print(
    `  screens: ${screens.length - missing.length} of ${screens.length}; never seen: ${missing.join(' ') || 'none'}`,
  );
  print(`  dialogs: ${seen.dialogs.size}; balances: ${seen.balances.size}`);
  print(
    `  operations: ${operationList.length - uncalled.length} of ${operationList.length}; never called: ${uncalled.join(' ') || 'none'}`,
  );
}

async function client(): Promise<boolean> {
  const stop = await serve();
  try {
    const result = await exploreClient({
      launch: () => chromium.launch(chromiumLaunch()),
      port: Number(values.port),
      firstSeed: Number(values.seed),
      steps: Number(values.steps ?? '40'),
      workers: Number(values.workers),
      ignored: new Set(values.ignore),
      goesOn: (sequences) => sequences < most && performance.now() < until,
      print,
      trace: (seed, step, ms) => {
        if (values.trace) print(`${seed} ${ms.toFixed(0)} ms: ${describeStep(step)}`);
      },
      shrinks: !values['no-shrink'],
      save: ({ seed, property, scene, steps }) => {
        if (values.save === undefined) return;
        const file = join(values.save, `${seed}.json`);
        mkdirSync(values.save, { recursive: true });
        writeFileSync(file, JSON.stringify({ property, scene, steps } satisfies Recording));
        print(`saved ${file}`);
      },
    });
    printResult(result);
    // In 200 steps, the header must have shown a player's balance. Otherwise no balance was compared with the
    // ledger.
    const hasBalances = result.steps < 200 || result.seen.balances.size > 0;
    if (!hasBalances) print('client: no balance was found in the header, so none was compared');
    return hasBalances && result.failures.length === 0;
  } finally {
    stop();
  }
}

type Recording = Pick<Failure, 'property' | 'scene' | 'steps'>;

/** Replays the steps of a failure that `--save` has written, three times. True if the property always held. */
async function replayFile(file: string): Promise<boolean> {
  // The cast is safe: an earlier run of this script has written the file.
  const { property, scene, steps } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const stop = await serve();
  const browser = await chromium.launch(chromiumLaunch());
  let broken = 0;
  try {
    for (let times = 0; times < 3; times += 1) {
      const session = { browser, port: Number(values.port), scene };
      const { violation } = await replay(session, steps, new Set(values.ignore), property);
      if (violation?.property !== property) continue;
      broken += 1;
      print(violation.detail);
    }
  } finally {
    await browser.close();
    stop();
  }
  print(`${broken} of 3 replays: ${property}`);
  return broken === 0;
}

/** The casino's share of the time, if both the casino and the client are explored. */
const worldShare = 0.3;

function world(): Promise<boolean> {
  const minutes = Number(values.minutes) * (values.only === 'world' ? 1 : worldShare);
  return exploreWorld({
    firstSeed: Number(values.seed),
    steps: Number(values.steps ?? '150'),
    ignored: values.ignore,
    goesOn: (sequences) => sequences < most && performance.now() < started + minutes * 60_000,
    print,
  });
}

const results = values.replay
  ? [await replayFile(values.replay)]
  : [values.only === 'client' || (await world()), values.only === 'world' || (await client())];
process.exitCode = results.every(Boolean) ? 0 : 1;
