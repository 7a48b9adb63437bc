// `npm test` proves what matters in minutes, `npm run test:all` runs everything there is. A line a stage,
// then its failures; the last line counts.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands, locales } from '../mocks/world/settings.ts';
import { chromiumPath } from './chromium.ts';
import { root, run, type RunResult } from './run.ts';
import { readPlaywrightReport, readReport, readVitestReport, type Outcome } from './testing/reports.ts';

const REPORTS = join(root, 'test-results');
const LAST_LINES = 60;
/** How a line begins that a stage says of itself and that is printed though nothing failed. */
const SUMMARY = 'atlas: ';
const isWhole = process.argv.includes('--all');
const total = { passed: 0, failed: 0, notRun: 0 };

function countsOf({ passed, failed, notRun }: typeof total): string {
  const counts = `${String(passed)} passed, ${String(failed)} failed`;
  return notRun > 0 ? `${counts}, ${String(notRun)} not run` : counts;
}

function conclude(name: string, { seconds, output }: RunResult, outcome: Outcome): void {
  const { passed, failed, failures, flaky, notRun } = outcome;
  const counts = countsOf({ passed, failed, notRun: notRun.length });
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts}, ${seconds.toFixed(0)} s`);
  for (const line of output.split('\n')) if (line.startsWith(SUMMARY)) console.log(`  ${line}`);
  for (const test of notRun) console.log(`  not run: ${test}`);
  for (const test of flaky) console.log(`  needed a second try: ${test.replaceAll('\n', '\n    ')}`);
  for (const failure of failures) console.log(`  ${failure.replaceAll('\n', '\n    ')}`);
  if (failed > 0) console.log(`  all that it said: test-results/${name}.log`);
  writeFileSync(join(REPORTS, `${name}.log`), output);
  total.passed += passed;
  total.failed += failed;
  total.notRun += notRun.length;
}

/** A run that ends in failure has failed, whatever its report says. */
function withStatus({ status, output }: RunResult, outcome: Outcome): Outcome {
  if (status === 0 || outcome.failed > 0) return outcome;
  const said = output.trim().split('\n').slice(-LAST_LINES).join('\n');
  return { ...outcome, failed: 1, failures: [said] };
}

async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const result = await run(command, args, { quiet: true });
  const isGood = result.status === 0;
  conclude(
    name,
    result,
    withStatus(result, { passed: isGood ? 1 : 0, failed: 0, failures: [], flaky: [], notRun: [] }),
  );
}

async function vitest(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const result = await run('vitest', ['run', ...args, ...reporters], { quiet: true, env });
  conclude(name, result, withStatus(result, readReport(report, readVitestReport)));
}

async function playwright(name: string, args: readonly string[]): Promise<void> {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const result = await run('playwright', ['test', ...args, '--reporter=dot,json'], { quiet: true, env });
  conclude(name, result, withStatus(result, readReport(report, readPlaywrightReport)));
}

const browser = ['--config', 'vitest.browser.config.ts'];
const stories = [...browser, '--project', 'dom', '--project', 'storybook'];
const atlas = [...browser, '--project', 'atlas', '--reporter=./tests/atlas/reporter.ts'];

/** The brands beside the first whose stories are drawn too; `TEST_BRANDS=kometa` takes fewer. */
const otherBrands = (process.env['TEST_BRANDS'] ?? brands.slice(1).join(',')).split(',').filter(Boolean);

async function testMuch(): Promise<void> {
  await check('generate', 'node', ['scripts/generate.ts']);
  await check('lint', 'node', ['scripts/lint.ts']);
  await vitest('unit', ['--project', 'unit*']);
  await vitest('contract', ['--project', 'contract']);
  await vitest('stories', stories, isWhole ? {} : { STORIES_WITHOUT: 'thorough' });
  // React as players have it: its checks of development are the stories', and take a quarter of the time.
  await vitest('atlas', atlas, {
    ATLAS_LOCALES: isWhole ? locales.join(',') : locales[0],
    NODE_ENV: 'production',
  });
}

if (!chromiumPath() && !existsSync(join(process.env['HOME'] ?? '', '.cache/ms-playwright'))) {
  console.error(
    'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: ' +
      'npx playwright install chromium) or name it in CHROMIUM_PATH.',
  );
  process.exit(1);
}
mkdirSync(REPORTS, { recursive: true });
await testMuch();
if (isWhole) {
  await check('economy', 'node', ['tests/economy/hunt.ts', '--runs', '600', '--steps', '60', '--extras']);
  for (const brand of otherBrands)
    await vitest(`stories-${brand}`, [...browser, '--project', 'storybook'], { STORYBOOK_BRAND: brand });
  await check('storybook', 'node', ['scripts/build-storybook.ts']);
  await playwright('pictures', ['--config', 'tests/pictures/playwright.config.ts']);
  await playwright('journeys', []);
} else {
  // The main journeys of each feature at a phone's width, and the whole casino in the page at a desktop's.
  await playwright('journeys', ['--project=phone', '--project=demo']);
}
console.log(`\n${countsOf(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
