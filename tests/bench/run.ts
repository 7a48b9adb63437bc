// `npm run bench [--runs 9] [--only load,taps,search,…] [--compare FILE]`, on the built app. Writes the
// figures with their commit into a file; `--compare` prints them beside those of another run's file.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../../scripts/run.ts';
import { buildReferences } from './reference/build.ts';
import type { ReferenceGame } from './reference/look.ts';
import { interactionRows, loadRows, serverRows, toolRows } from './rows.ts';
import { formatComparison, formatTable, type BenchFile, type Row } from './table.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', default: 'load,taps,search,scroll,tables,walk,game,server,tools' },
    compare: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const only = new Set(values.only.split(','));
const work = join(root, 'node_modules/.cache/bench');
/**
 * Builds go to a folder outside `dist`. Otherwise, a later preview would serve the single-brand build that is
 * left in `dist`.
 */
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

/** The cast is safe: an earlier run wrote the file. */
const former = values.compare ? (JSON.parse(readFileSync(values.compare, 'utf8')) as BenchFile) : null;

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
    // The first games of the mock, for the reference pages.
    const { data } = (await (await fetch(`${app}/json-api/v2/games?page=1&limit=24`)).json()) as {
      data: ReferenceGame[];
    };
    const references = await buildReferences(root, work, data);
    const tile = '[data-game-tile]';
    rows.push(
      ...(await loadRows(
        [
          { name: 'app', url: `${app}/`, tile },
          { name: 'limit', url: `${await serve(references.limit, PORTS.limit)}/`, tile },
          { name: 'floor', url: `${await serve(references.floor, PORTS.floor)}/`, tile },
        ],
        runs,
      )),
    );
  }
  rows.push(...(await interactionRows(app, only)));
  if (only.has('server')) rows.push(...(await serverRows(app)));
  if (only.has('tools')) rows.push(...(await toolRows()));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const measured: BenchFile = { commit, at: new Date().toISOString(), rows };
  const file = join(work, `${commit}.json`);
  writeFileSync(file, JSON.stringify(measured, null, 1));
  console.log(former ? formatComparison(former, measured) : formatTable(rows));
  console.log(`\n${file}`);
} finally {
  for (const server of servers) server.kill();
}
