// Journeys in Chromium, at the widths of a phone and a desktop. They run against the production build on the
// standalone mock server, and against the demo build on a static host.
import { defineConfig } from '@playwright/test';
import { languageTags, locales } from './mocks/world/settings.ts';
import { chromiumLaunch } from './scripts/chromium.ts';
import type { Fixtures } from './tests/e2e/casino.ts';

// Part of the mock sessions' names. It differs per run, so that a server left over from an earlier run
// starts new sessions.
process.env['E2E_RUN'] ??= Date.now().toString(36);
const PORT = Number(process.env['E2E_PORT'] ?? 4173);
const DEMO_PORT = Number(process.env['E2E_DEMO_PORT'] ?? PORT + 1);
const isBuilt = Boolean(process.env['E2E_NO_BUILD']);
const build = 'node scripts/build.ts --mode server --lobby mock && ';
const buildDemo = 'node scripts/build.ts --mode demo --outDir dist-demo && ';
const demoMainTests = ['**/demo.e2e.ts'];
const demoTests = [...demoMainTests, '**/demo.cashbox.e2e.ts', '**/panel.e2e.ts'];
/** Test files that don't depend on the viewport's width, or set their own. */
const deepTests = ['accessibility', 'errors', 'hostile', 'reliability', 'responsive'].map(
  (name) => `**/${name}*.e2e.ts`,
);

// Tags of tests:
// - `@phone`: runs at the width of a phone, not of a desktop.
// - `@bothWidths`: runs at both widths.
// - `@languages`: runs in every language; all other tests run only in Aurora's default language.
// - `@deep`: runs only in `npm run test:all`.
const DEEP = /@deep/;
const NOT_ON_DESKTOP = /@deep|@phone/;
const ON_PHONE = /@phone|@bothWidths/;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
// Allows service workers, because the demo build's backend is one.
const demo = { ...desktop, reducedMotion: 'no-preference', serviceWorkers: 'allow' } as const;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
/**
 * Projects for all languages except the default one, named after the language in English. Every second
 * project has the width of a phone.
 */
const languageProjects = locales.slice(1).map((locale, place) => ({
  name: (languageNames.of(languageTags[locale].slice(0, 2)) ?? locale).toLowerCase(),
  testIgnore: [...demoTests, ...deepTests],
  grep: /@languages/,
  use: { ...(place % 2 === 0 ? desktop : phone), startLocale: locale },
}));

export default defineConfig<Fixtures>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // A separate folder, because Playwright empties it before a run and other tools write their reports next to
  // it.
  outputDir: 'test-results/journeys',
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 2 : 0,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://aurora.localhost:${PORT}`,
    trace: 'on-first-retry',
    locale: 'ru-RU',
    timezoneId: 'Europe/Rome',
    // Reduces motion, because waiting for animations would slow the tests down. The demo build's journeys
    // cover animations.
    reducedMotion: 'reduce',
    // Turns off optimising compilers, because most pages of a journey close before optimised code pays off.
    launchOptions: chromiumLaunch(['--js-flags=--no-opt --no-maglev']),
    // Blocks service workers, because a worker would bypass the responses that a test mocks. Tests about the
    // worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testIgnore: [...demoTests, ...deepTests], grepInvert: NOT_ON_DESKTOP, use: desktop },
    { name: 'phone', testIgnore: [...demoTests, ...deepTests], grep: ON_PHONE, use: phone },
    { name: 'demo', testMatch: demoMainTests, grepInvert: DEEP, use: demo },
    { name: 'whole demo', testMatch: demoTests, testIgnore: demoMainTests, grepInvert: DEEP, use: demo },
    { name: 'deep', testMatch: deepTests, use: desktop },
    { name: 'thorough', testIgnore: [...demoTests, ...deepTests], grep: DEEP, use: desktop },
    { name: 'thorough demo', testMatch: demoTests, grep: DEEP, use: demo },
    ...languageProjects,
  ],
  webServer: [
    {
      command: `${isBuilt ? '' : build}node mocks/server.ts --serve dist --port ${PORT} --compression 4`,
      url: `http://127.0.0.1:${PORT}/__mock__/scenarios`,
      reuseExistingServer: !process.env['CI'],
      timeout: 120_000,
    },
    {
      command: `${isBuilt ? '' : buildDemo}node scripts/serve-static.ts --dir dist-demo --port ${DEMO_PORT}`,
      url: `http://127.0.0.1:${DEMO_PORT}/`,
      reuseExistingServer: !process.env['CI'],
      timeout: 120_000,
    },
  ],
});
