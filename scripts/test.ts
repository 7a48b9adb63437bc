// `npm test`: every check and every suite, one after another, closing on a line that counts the tests. The deep journeys (faults, hostile
// input, accessibility of every screen) take longer than the rest together: `npm run test:e2e` runs them too.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.ts';
import { root, run } from './run.ts';

interface Tally {
  passed: number;
  failed: number;
}

const REPORTS = join(root, 'test-results');

function readVitest(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  // Vitest's JSON report; only its two totals are read.
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; success: boolean };
  const failed = report.numFailedTests || (report.success ? 0 : Math.max(1, report.numFailedTestSuites));
  return { passed: report.numPassedTests, failed };
}

function readPlaywright(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  // Playwright's JSON report; flaky tests passed on their second try.
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

async function vitest(name: string, selection: readonly string[]): Promise<Tally> {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const { status, seconds } = await run('vitest', ['run', ...selection, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  const tally = readVitest(report);
  console.log(`== ${name}: ${String(tally.passed)} passed, ${String(tally.failed)} failed, ${seconds.toFixed(0)} s`);
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

async function check(name: string, command: string, args: readonly string[]): Promise<Tally> {
  const { status, seconds } = await run(command, args);
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'failed'}, ${seconds.toFixed(0)} s`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function playwright(name: string, selection: readonly string[]): Promise<Tally> {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const { seconds } = await run('playwright', ['test', ...selection]);
  const tally = readPlaywright(report);
  console.log(`== ${name}: ${String(tally.passed)} passed, ${String(tally.failed)} failed, ${seconds.toFixed(0)} s`);
  return tally;
}

if (!chromiumPath() && !existsSync(join(process.env['HOME'] ?? '', '.cache/ms-playwright'))) {
  console.error('No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROMIUM_PATH.');
  process.exit(1);
}

const tallies = [
  await check('generate', 'node', ['scripts/generate.ts']),
  await check('lint', 'node', ['scripts/lint.ts']),
  await vitest('unit', ['--project', 'unit']),
  await vitest('contract', ['--project', 'contract']),
  await vitest('stories', ['--config', 'vitest.browser.config.ts']),
  await check('storybook', 'node', ['scripts/build-storybook.ts']),
  await playwright('pictures', ['--config', 'tests/pictures/playwright.config.ts']),
  await playwright('e2e', ['--project=phone', '--project=desktop', '--project=demo']),
];
const total = tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }), { passed: 0, failed: 0 });
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
