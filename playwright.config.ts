// Journeys in Chromium at a phone's and a desktop's width: against the production build on the standalone mock server, and
// against the demo build on a static host.
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.ts';
import type { Fixtures } from './tests/e2e/casino.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4173);
const DEMO_PORT = Number(process.env['E2E_DEMO_PORT'] ?? PORT + 1);
const executablePath = chromiumPath();
const isBuilt = Boolean(process.env['E2E_NO_BUILD']);
const buildDemo = 'node scripts/build.ts --mode demo --outDir dist-demo && ';
const demoTests = ['demo', 'panel'].map((name) => `**/${name}.e2e.ts`);
/** What these prove is the same at every width, or sets its own widths. */
const deepTests = ['accessibility', 'errors', 'hostile', 'reliability', 'responsive'].map((name) => `**/${name}*.e2e.ts`);
/** What a visitor has to get through before anything else, in each language; the other projects speak Aurora's first one. */
const localeTests = ['auth', 'session'].map((name) => `**/${name}*.e2e.ts`);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig<Fixtures>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://aurora.localhost:${PORT}`,
    trace: 'retain-on-failure',
    locale: 'ru-RU',
    timezoneId: 'Europe/Rome',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'phone', testIgnore: [...demoTests, ...deepTests], use: phone },
    { name: 'desktop', testIgnore: [...demoTests, ...deepTests], use: desktop },
    { name: 'deep', testMatch: deepTests, use: desktop },
    { name: 'english', testMatch: localeTests, use: { ...desktop, startLocale: 'en' } },
    { name: 'italian', testMatch: localeTests, use: { ...phone, startLocale: 'it' } },
    { name: 'portuguese', testMatch: localeTests, use: { ...desktop, startLocale: 'br' } },
    { name: 'demo', testMatch: demoTests, use: desktop },
  ],
  webServer: [
    {
      command: `node scripts/preview.ts --port ${PORT}${isBuilt ? ' --no-build' : ''}`,
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
