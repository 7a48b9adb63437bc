// Journeys in Chromium against the production build on the standalone mock server, at a phone's and a desktop's width.
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4173);
const executablePath = chromiumPath();

export default defineConfig({
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
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node scripts/preview.ts --port ${PORT}${process.env['E2E_NO_BUILD'] ? ' --no-build' : ''}`,
    url: `http://127.0.0.1:${PORT}/__mock__/scenarios`,
    reuseExistingServer: !process.env['CI'],
    timeout: 120_000,
  },
});
