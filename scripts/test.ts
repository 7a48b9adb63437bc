// `npm test` and `npm run test:all`: prints a line per stage, and the summary of a stage that needs
// attention. `npm test -- --changed [COMMIT]` runs only what a change since that commit (default: HEAD) can
// break.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands, locales } from '../mocks/world/settings.ts';
import { chromiumPath } from './chromium.ts';
import { root, run } from './run.ts';
import { readReport, type Counts } from './testReport.ts';

const REPORTS = join(root, 'test-results');
/**
 * How many lines to print from the end of a runner's output. They list failures, retried and skipped tests.
 */
const SUMMARY_LINES = 200;
/** Lines of a stage's output that begin with this text are printed even if the stage passes. */
const ALWAYS_PRINTED = 'atlas: ';
/**
 * A stage that prints nothing for this long counts as hung. No stage takes this long between two lines or dots.
 */
const SILENT_SECONDS = 420;
/**
 * Maximum number of tests that pass only on the second try. More of them indicate a fault in the tests or the
 * product.
 */
const FLAKY_AT_MOST = 3;
const isWhole = process.argv.includes('--all');
const changedAt = process.argv.indexOf('--changed');
const since = changedAt === -1 ? undefined : (process.argv[changedAt + 1] ?? 'HEAD');
const total: Counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

function describeCounts({ passed, failed, flaky, skipped }: Counts): string {
  const others = [...(flaky > 0 ? [`${flaky} flaky`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return [`${passed} passed`, `${failed} failed`, ...others].join(', ');
}

/**
 * Runs one stage. If no report is requested, the stage counts as one test, which passes or fails with the
 * exit status. On CI a stage that hangs gets a second try, as a test does, and counts as a flaky test.
 */
async function stage(
  name: string,
  command: string,
  args: readonly string[],
  { env = {}, report }: { env?: Record<string, string>; report?: string } = {},
): Promise<void> {
  if (report) rmSync(report, { force: true });
  const attempt = () => run(command, args, { quiet: true, env, silentSeconds: SILENT_SECONDS });
  const first = await attempt();
  if (first.isHung) {
    writeFileSync(join(REPORTS, `${name}.hung.log`), first.output);
    console.log(`  ${name} printed nothing for ${SILENT_SECONDS} s and was stopped. Its last lines:`);
    console.log(first.output.trim().split('\n').slice(-5).join('\n'));
  }
  const isRepeated = first.isHung && Boolean(process.env['CI']);
  const { status, output, seconds } = isRepeated ? await attempt() : first;
  const counts = readReport(report, status);
  if (isRepeated) counts.flaky += 1;
  for (const key of ['passed', 'failed', 'flaky', 'skipped'] as const) total[key] += counts[key];
  writeFileSync(join(REPORTS, `${name}.log`), output);
  console.log(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${describeCounts(counts)}, ${seconds.toFixed(0)} s`,
  );
  for (const line of output.split('\n')) if (line.startsWith(ALWAYS_PRINTED)) console.log(`  ${line}`);
  if (counts.failed + counts.flaky + counts.skipped === 0) return;
  console.log(output.trim().split('\n').slice(-SUMMARY_LINES).join('\n'));
  console.log(`  Full output: test-results/${name}.log`);
}

function vitest(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const report = join(REPORTS, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return stage(name, 'vitest', ['run', ...args, ...reporters], { env, report });
}

function playwright(name: string, args: readonly string[]): Promise<void> {
  const report = join(REPORTS, `${name}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return stage(name, 'playwright', ['test', ...args, '--reporter=dot,json'], { env, report });
}

const browser = ['--config', 'vitest.browser.config.ts'];
const stories = [...browser, '--project', 'dom', '--project', 'storybook'];
const atlas = [...browser, '--project', 'atlas', '--reporter=./tests/atlas/reporter.ts'];

/**
 * Stories that also run for other brands, because their markup depends on the brand's settings. Whole pages are
 * left out, because `accessibility.screens.e2e.ts` opens all of them in the second brand.
 */
const BRAND_STORIES = ['.storybook/', 'src/app/', 'src/features/auth/'];
/** The brands whose stories run besides those of the first brand; `TEST_BRANDS=kometa` runs fewer. */
const otherBrands = (process.env['TEST_BRANDS'] ?? brands.slice(1).join(',')).split(',').filter(Boolean);

if (!chromiumPath() && !existsSync(join(process.env['HOME'] ?? '', '.cache/ms-playwright'))) {
  console.error(
    'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: ' +
      'npx playwright install chromium) or name it in CHROMIUM_PATH.',
  );
  process.exit(1);
}
mkdirSync(REPORTS, { recursive: true });
/**
 * Runs the type check, the quick lint, the tests that import changed files, and the atlas of the features
 * with changes. After a change of the mock or the API description, also runs the contract tests.
 */
async function testChanges(commit: string): Promise<void> {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = ['--changed', commit];
  await stage('lint', 'node', ['scripts/lint.ts', '--quick']);
  await vitest('unit', ['--project', 'unit*', ...changed]);
  if (files.some((file) => /^(mocks|openapi|tests\/contract)\//.test(file)))
    await vitest('contract', ['--project', 'contract']);
  await vitest('stories', [...stories, ...changed], { STORIES_WITHOUT: 'thorough' });
  const folders = files.map((file) => /^(?:src\/features|mocks\/world)\/([\w-]+)/.exec(file)?.[1]);
  const { operationById } = await import('../mocks/core/routes.ts');
  const touched = [...operationById.values()].filter(({ tag }) => folders.includes(tag)).map(({ id }) => id);
  if (touched.length > 0)
    await vitest('atlas', [...atlas, '-t', `\\b(${touched.join('|')})\\b`], {
      ATLAS_LOCALES: locales[0],
      NODE_ENV: 'production',
    });
}

async function testAll(): Promise<void> {
  await stage('lint', 'node', ['scripts/lint.ts']);
  await vitest('unit', ['--project', 'unit*']);
  await vitest('contract', ['--project', 'contract']);
  // Runs a few generated command sequences against the mock, without a browser and with a fixed seed.
  await stage('explore', 'node', [
    'tests/explore/explore.ts',
    '--only=world',
    '--seed=1',
    '--sequences=8',
    '--steps=100',
  ]);
  await vitest('stories', stories, isWhole ? {} : { STORIES_WITHOUT: 'thorough' });
  // The atlas uses React's production build. React's development checks would take a quarter of the run time,
  // and the stories already run with them.
  await vitest('atlas', atlas, {
    ATLAS_LOCALES: isWhole ? locales.join(',') : locales[0],
    NODE_ENV: 'production',
  });
  if (isWhole) {
    // Runs these stages at the same time, because each of them uses only one core.
    await Promise.all([
      stage('economy', 'node', ['tests/economy/hunt.ts', '--runs', '300', '--steps', '60', '--extras']),
      (async () => {
        await vitest('thorough', ['--project', 'thorough']);
        await stage('storybook', 'node', ['scripts/build-storybook.ts']);
      })(),
    ]);
    for (const brand of otherBrands)
      await vitest(`stories-${brand}`, [...browser, '--project', 'storybook', ...BRAND_STORIES], {
        STORYBOOK_BRAND: brand,
      });
    await playwright('pictures', ['--config', 'tests/pictures/playwright.config.ts']);
    await playwright('journeys', []);
  } else {
    // Runs each feature's main journeys at the width of a phone, and the demo build's at that of a desktop.
    await playwright('journeys', ['--project=phone', '--project=demo']);
  }
}

await stage('generate', 'node', ['scripts/generate.ts']);
await (since === undefined ? testAll() : testChanges(since));
console.log(`\n${describeCounts(total)}`);
if (total.flaky > FLAKY_AT_MOST)
  console.log(`${total.flaky} tests needed a second try; at most ${FLAKY_AT_MOST} may.`);
process.exitCode = total.failed > 0 || total.flaky > FLAKY_AT_MOST ? 1 : 0;
