// Compares pictures of controls and cards in the built Storybook with `baselines/`.
import { defineConfig } from '@playwright/test';
import { browserPath, chromiumLaunch } from '../../scripts/chromium.ts';

const PORT = Number(process.env['PICTURES_PORT'] ?? 6017);

export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: '../../test-results/pictures',
  reporter: [['list'], ['json', { outputFile: '../../test-results/pictures.json' }]],
  expect: {
    timeout: 20_000,
    // Tolerates differences in font smoothing between machines. The limit is a number of pixels, because a
    // share of a large sheet would hide a changed badge.
    toHaveScreenshot: {
      threshold: 0.25,
      maxDiffPixels: 300,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${String(PORT)}`,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'ru-RU',
    timezoneId: 'Europe/Rome',
    launchOptions: chromiumLaunch(
      ['--font-render-hinting=none', '--force-color-profile=srgb'],
      browserPath(),
    ),
  },
  webServer: {
    command: `node scripts/serve-static.ts --dir storybook-static --port ${String(PORT)}`,
    cwd: '../..',
    url: `http://127.0.0.1:${String(PORT)}/iframe.html`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
