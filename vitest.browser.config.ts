// Components and stories in a real Chromium. Every story is a test, which also fails on accessibility faults.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';
import viteConfig from './vite.config.ts';

const provider = playwright({ launchOptions: chromiumLaunch() });
const browser = () => ({
  enabled: true,
  headless: true,
  provider,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
});

/** Comma-separated tags of stories to skip. `npm test` skips `thorough` ones. */
const leftOut = (process.env['STORIES_WITHOUT'] ?? '').split(',').filter(Boolean);

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    // Lists every package in advance. Discovering one later makes Vite reload the page during a test.
    optimizeDeps: {
      entries: [
        '.storybook/preview.tsx',
        'src/**/*.stories.tsx',
        'src/**/*.browser.test.{ts,tsx}',
        'tests/atlas/*',
      ],
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'fast-check',
        'vitest-browser-react',
        'storybook/test',
      ],
      // Excludes the icons, each of which is a separate file. Otherwise, Vite would discover and bundle more
      // icons during a test.
      exclude: ['lucide-react'],
    },
    test: {
      retry: process.env['CI'] ? 2 : 0,
      // Stories cause errors on purpose, so only the output of failing tests is useful.
      silent: 'passed-only',
      // Two workers: a page of tests uses one core, and the server is idle once it has served the page.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'dom',
            include: ['src/**/*.browser.test.{ts,tsx}'],
            testTimeout: 20_000,
            browser: browser(),
          },
        },
        {
          extends: true,
          test: {
            name: 'atlas',
            include: ['tests/atlas/*.browser.test.ts'],
            testTimeout: 60_000,
            // `ATLAS_LOCALES=ru,en,it,br` chooses the languages.
            provide: { atlasLocales: (process.env['ATLAS_LOCALES'] ?? 'ru').split(',') },
            browser: browser(),
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: leftOut } })],
          // `.storybook/stage.ts` resets the state before each story, so files can share a page.
          test: { name: 'storybook', testTimeout: 60_000, isolate: false, browser: browser() },
        },
      ],
    },
  }),
);
