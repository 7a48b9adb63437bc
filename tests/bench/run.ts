// `npm run bench [--runs 9] [--only load,search,scroll,tables,walk,game,server,tools]`, on the built app.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../../scripts/run.ts';
import { measureDialog, measureGame, measureScroll, measureSearch, measureWalk } from './interactions.ts';
import { measureLoads, type LoadFigures, type LoadTarget } from './loads.ts';
import { buildReferences } from './reference/build.ts';
import type { ReferenceGame } from './reference/look.ts';
import { measureBareServer, measureMockServer } from './server.ts';
import { formatTable, type Row } from './table.ts';
import { measureLiveTable, measureParticipants, type FrameFigures } from './tables.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', default: 'load,search,scroll,tables,walk,game,server,tools' },
    'no-build': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const only = new Set(values.only.split(','));
const work = join(root, 'node_modules/.cache/bench');
/** A separate folder, because a later preview would serve a single-brand build left in `dist`. */
const built = join(work, 'app');
const PORTS = { app: 4301, limit: 4302, floor: 4303 };
const servers: ChildProcess[] = [];

async function serve(folder: string | null, port: number): Promise<string> {
  servers.push(
    spawn(
      process.execPath,
      [
        join(root, 'mocks/server.ts'),
        '--port',
        String(port),
        ...(folder === null ? [] : ['--serve', folder]),
        '--brand',
        'aurora',
        '--no-panel',
      ],
      { stdio: 'ignore', cwd: root },
    ),
  );
  const url = `http://127.0.0.1:${String(port)}`;
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(`${url}/__mock__/scenarios`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

const ratio = (own: number, other: number): number => own / other;
const pick = (figures: Record<string, LoadFigures>, name: string): LoadFigures => {
  const found = figures[name];
  if (!found) throw new Error(`${name} was not measured`);
  return found;
};

async function loadRows(targets: readonly LoadTarget[]): Promise<Row[]> {
  const desktop = await measureLoads(targets, { cpu: 4, network: 'fast4g', isPhone: false }, runs);
  const phone = await measureLoads(targets, { cpu: 4, network: 'fast4g', isPhone: true }, runs);
  const [app] = targets;
  const slow = app
    ? await measureLoads([app], { cpu: 4, network: 'slow4g', isPhone: true }, Math.min(runs, 3))
    : {};
  const repeat = await measureLoads(
    targets.slice(0, 2),
    { cpu: 4, network: 'fast4g', isPhone: false },
    Math.min(runs, 5),
    true,
  );
  const own = pick(desktop, 'app');
  const limit = pick(desktop, 'limit');
  const floor = pick(desktop, 'floor');
  const ms = (value: number): string => value.toFixed(0);
  return [
    {
      what: 'LCP / limit, desktop',
      figure: ratio(own.lcp, limit.lcp),
      unit: 'x',
      pass: 1.25,
      goal: 1.1,
      detail: `${ms(own.lcp)} / ${ms(limit.lcp)} ms`,
    },
    {
      what: 'FCP / limit, desktop',
      figure: ratio(own.fcp, limit.fcp),
      unit: 'x',
      pass: 1.4,
      goal: 1.1,
      detail: `${ms(own.fcp)} / ${ms(limit.fcp)} ms`,
    },
    {
      what: 'LCP / limit, phone',
      figure: ratio(pick(phone, 'app').lcp, pick(phone, 'limit').lcp),
      unit: 'x',
      pass: 1.25,
      goal: 1.1,
      detail: `${ms(pick(phone, 'app').lcp)} / ${ms(pick(phone, 'limit').lcp)} ms`,
    },
    {
      what: '24 tiles / floor, desktop',
      figure: ratio(own.tiles, floor.tiles),
      unit: 'x',
      pass: 1.2,
      goal: 0.5,
      detail: `${ms(own.tiles)} / ${ms(floor.tiles)} ms`,
    },
    {
      what: 'blocking time / floor',
      figure: ratio(own.blocking, floor.blocking),
      unit: 'x',
      pass: 1.5,
      goal: 0.8,
      detail: `${ms(own.blocking)} / ${ms(floor.blocking)} ms`,
    },
    { what: 'longest task', figure: own.longestTask, unit: 'ms', pass: 300, goal: 200 },
    {
      what: 'main thread / limit',
      figure: ratio(own.mainThread, limit.mainThread),
      unit: 'x',
      pass: 4.5,
      goal: 2.8,
      detail: `${ms(own.mainThread)} / ${ms(limit.mainThread)} ms`,
    },
    {
      what: 'CLS of the lobby',
      figure: Math.max(own.cls, pick(phone, 'app').cls),
      unit: '',
      pass: 0.02,
      goal: 0,
    },
    { what: 'JS of the lobby, brotli', figure: own.scriptBytes / 1_000, unit: 'kB', pass: 170, goal: 150 },
    {
      what: 'heap after load / floor',
      figure: ratio(own.heapBytes, floor.heapBytes),
      unit: 'x',
      pass: 2,
      goal: 1.4,
      detail: `${(own.heapBytes / 1e6).toFixed(1)} / ${(floor.heapBytes / 1e6).toFixed(1)} MB`,
    },
    { what: 'FCP, phone, slow 4G', figure: pick(slow, 'app').fcp, unit: 'ms', pass: 1_000, goal: 800 },
    {
      what: 'LCP / limit, repeat visit',
      figure: ratio(pick(repeat, 'app').lcp, pick(repeat, 'limit').lcp),
      unit: 'x',
      pass: 1.5,
      goal: 1.15,
    },
  ];
}

async function interactionRows(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  if (only.has('search')) {
    const search = await measureSearch(url);
    rows.push({
      what: 'search key, 5,000 games, worst',
      figure: search.worst,
      unit: 'ms',
      pass: 80,
      goal: 56,
      detail: `median ${String(search.median)} ms`,
    });
    rows.push({
      what: 'open a menu or dialog',
      figure: await measureDialog(url),
      unit: 'ms',
      pass: 150,
      goal: 104,
    });
  }
  if (only.has('scroll')) {
    const scroll = await measureScroll(url);
    rows.push({
      what: '5,000 tiles at 3,000 px/s: frames over 50 ms',
      figure: scroll.longFrames,
      unit: '%',
      pass: 2,
      goal: 0.5,
      detail: `${String(scroll.frames)} frames`,
    });
    rows.push({
      what: 'elements of the page while scrolling',
      figure: scroll.elements,
      unit: '',
      pass: 600,
      goal: 350,
    });
  }
  if (only.has('tables')) {
    const row = (what: string, { longFrames, frames, longest, changes, drawn, busy }: FrameFigures): Row => ({
      what: `${what}: frames over 50 ms`,
      figure: longFrames,
      unit: '%',
      pass: 2,
      goal: 0,
      detail: `${String(frames)} frames, the longest ${longest.toFixed(0)} ms, ${String(changes)} changes, drawn ${String(drawn)} times, main thread busy ${busy.toFixed(0)} %`,
    });
    rows.push(
      row('100,000 participants', await measureParticipants(url)),
      row('50 table updates a second', await measureLiveTable(url)),
    );
  }
  if (only.has('walk')) {
    const walk = await measureWalk(url);
    rows.push({
      what: 'heap over 100 route changes',
      figure: walk.heap / 1_000,
      unit: 'kB',
      pass: 500,
      goal: 320,
      detail: `${String(walk.nodes)} nodes, ${String(walk.listeners)} listeners`,
    });
  }
  if (only.has('game'))
    rows.push({
      what: 'click to the first frame of a game',
      figure: await measureGame(url, 5),
      unit: 'ms',
      pass: 500,
      goal: 300,
    });
  return rows;
}

async function serverRows(url: string): Promise<Row[]> {
  const load = await measureMockServer(url, 5);
  const bare = await measureBareServer(3);
  return [
    {
      what: 'mock server, 16 connections, ten kinds of reads',
      figure: load.perSecond,
      unit: '/s',
      pass: 2_000,
      goal: 4_000,
      isRate: true,
      detail: `bare Node ${bare.perSecond.toFixed(0)}/s`,
    },
    { what: 'mock server, p99', figure: load.p99, unit: 'ms', pass: 25, goal: 16 },
  ];
}

async function toolRows(): Promise<Row[]> {
  const generation = await run('node', ['scripts/generate.ts', '--force'], { quiet: true });
  const types = await run('tsc', ['-p', '.'], { quiet: true });
  const unit = await run('vitest', ['run', '--project', 'unit*'], { quiet: true });
  return [
    { what: 'generation', figure: generation.seconds, unit: 's', pass: 3, goal: 1.5 },
    { what: 'type check', figure: types.seconds, unit: 's', pass: 6, goal: 3 },
    { what: 'unit tests', figure: unit.seconds, unit: 's', pass: 60, goal: 20 },
  ];
}

try {
  mkdirSync(work, { recursive: true });
  const rows: Row[] = [];
  const needsBuild = [...only].some((part) => part !== 'server' && part !== 'tools');
  if (needsBuild && !values['no-build']) {
    const build = await run('node', ['scripts/build.ts', '--lobby', 'mock', '--outDir', built], {
      quiet: true,
      env: { VITE_BRAND: 'aurora' },
    });
    if (build.status !== 0) throw new Error(build.output);
    rows.push({ what: 'production build of a brand', figure: build.seconds, unit: 's', pass: 15, goal: 6 });
  }
  const app = await serve(needsBuild ? built : null, PORTS.app);
  if (only.has('load')) {
    // The mock's list of games.
    const { data } = (await (await fetch(`${app}/json-api/v2/games?page=1&limit=24`)).json()) as {
      data: ReferenceGame[];
    };
    const references = await buildReferences(root, work, data);
    const tile = '[data-game-tile]';
    rows.push(
      ...(await loadRows([
        { name: 'app', url: `${app}/`, tile },
        { name: 'limit', url: `${await serve(references.limit, PORTS.limit)}/`, tile },
        { name: 'floor', url: `${await serve(references.floor, PORTS.floor)}/`, tile },
      ])),
    );
  }
  rows.push(...(await interactionRows(app)));
  if (only.has('server')) rows.push(...(await serverRows(app)));
  if (only.has('tools')) rows.push(...(await toolRows()));
  console.log(formatTable(rows));
  writeFileSync(join(work, 'bench.json'), JSON.stringify(rows, null, 1));
} finally {
  for (const server of servers) server.kill();
}
