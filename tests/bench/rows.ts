// The rows of the benchmark's table. Each has a figure, the value that the figure needs to pass, and a better
// value as the goal.
import { run } from '../../scripts/run.ts';
import {
  measureDialog,
  measureFirstTaps,
  measureGame,
  measureScroll,
  measureSearch,
  measureWalk,
} from './interactions.ts';
import { measureLoads, median, type LoadFigures, type LoadTarget } from './loads.ts';
import { measureBareServer, measureMockServer } from './server.ts';
import type { Row } from './table.ts';
import { measureLiveTable, measureParticipants, type FrameFigures } from './tables.ts';

const ratio = (own: number, other: number): number => own / other;
const pick = (figures: Record<string, LoadFigures>, name: string): LoadFigures => {
  const found = figures[name];
  if (!found) throw new Error(`${name} was not measured`);
  return found;
};

/** @param runs number of loads of each target */
export async function loadRows(targets: readonly LoadTarget[], runs: number): Promise<Row[]> {
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
      pass: 1.15,
      goal: 1.1,
      detail: `${ms(own.lcp)} / ${ms(limit.lcp)} ms`,
    },
    {
      what: 'FCP / limit, desktop',
      figure: ratio(own.fcp, limit.fcp),
      unit: 'x',
      pass: 1.2,
      goal: 1.1,
      detail: `${ms(own.fcp)} / ${ms(limit.fcp)} ms`,
    },
    {
      what: 'LCP / limit, phone',
      figure: ratio(pick(phone, 'app').lcp, pick(phone, 'limit').lcp),
      unit: 'x',
      pass: 1.15,
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
      pass: 0.5,
      goal: 0.3,
      detail: `${ms(own.blocking)} / ${ms(floor.blocking)} ms`,
    },
    { what: 'longest task', figure: own.longestTask, unit: 'ms', pass: 300, goal: 200 },
    {
      what: 'main thread / limit',
      figure: ratio(own.mainThread, limit.mainThread),
      unit: 'x',
      pass: 2.8,
      goal: 2,
      detail: `${ms(own.mainThread)} / ${ms(limit.mainThread)} ms`,
    },
    {
      what: 'CLS of the lobby',
      figure: Math.max(own.cls, pick(phone, 'app').cls),
      unit: '',
      pass: 0.02,
      goal: 0,
    },
    { what: 'JS of the lobby, brotli', figure: own.scriptBytes / 1_000, unit: 'kB', pass: 150, goal: 125 },
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

const TAP_MOMENTS = 40;

async function tapRow(url: string): Promise<Row> {
  const { obeyed, tried, delays, lost } = await measureFirstTaps(url, TAP_MOMENTS);
  return {
    what: 'first presses obeyed exactly once',
    figure: obeyed,
    unit: '',
    pass: tried,
    goal: tried,
    isRate: true,
    detail: `of ${String(tried)}, median ${median(delays).toFixed(0)} ms, longest ${Math.max(...delays).toFixed(0)} ms${lost.map((name) => `; lost: ${name}`).join('')}`,
  };
}

/** @param only the parts to measure */
export async function interactionRows(url: string, only: ReadonlySet<string>): Promise<Row[]> {
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
  if (only.has('taps')) rows.push(await tapRow(url));
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
      pass: 400,
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

export async function serverRows(url: string): Promise<Row[]> {
  const load = await measureMockServer(url, 5);
  const bare = await measureBareServer(3);
  return [
    {
      what: 'mock server, 16 connections, ten kinds of reads',
      figure: load.perSecond,
      unit: '/s',
      pass: 8_000,
      goal: 12_000,
      isRate: true,
      detail: `bare Node ${bare.perSecond.toFixed(0)}/s`,
    },
    { what: 'mock server, p99', figure: load.p99, unit: 'ms', pass: 25, goal: 16 },
  ];
}

export async function toolRows(): Promise<Row[]> {
  const generation = await run('node', ['scripts/generate.ts', '--force'], { quiet: true });
  const types = await run('tsc', ['-p', '.'], { quiet: true });
  const unit = await run('vitest', ['run', '--project', 'unit*'], { quiet: true });
  return [
    { what: 'generation', figure: generation.seconds, unit: 's', pass: 3, goal: 1.5 },
    { what: 'type check', figure: types.seconds, unit: 's', pass: 6, goal: 3 },
    { what: 'unit tests', figure: unit.seconds, unit: 's', pass: 60, goal: 20 },
  ];
}
