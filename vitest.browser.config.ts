// Components and stories in a real Chromium; every story is a test, with the a11y check as an error.
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

/** Tags of stories, with commas: `npm test` leaves `thorough` ones to `npm run test:all`. */
const leftOut = (process.env['STORIES_WITHOUT'] ?? '').split(',').filter(Boolean);

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    // All of them are found before the first test: a package found later makes Vite reload the page that a test is running in.
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
        'vitest-browser-react',
        'storybook/test',
      ],
      // An icon that a change brings is none of those found before it; a file of its own needs no finding.
      exclude: ['lucide-react'],
    },
    test: {
      retry: process.env['CI'] ? 2 : 0,
      // What stories provoke on purpose is said in the console too; only a failing test's words are of use.
      silent: 'passed-only',
      // A page of tests uses a core; the server beside it has little to do once it has served them.
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
            // `ATLAS_LOCALES=ru,en,it,br` goes through it in those languages.
            provide: { atlasLocales: (process.env['ATLAS_LOCALES'] ?? 'ru').split(',') },
            browser: browser(),
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: leftOut } })],
          // Every story begins with an own stage (`.storybook/stage.ts`), so that files may share a page.
          test: { name: 'storybook', testTimeout: 60_000, isolate: false, browser: browser() },
        },
      ],
    },
  }),
);
