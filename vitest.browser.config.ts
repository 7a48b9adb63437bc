// Components and stories in a real Chromium; every story is a test, with the a11y check as an error.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumPath } from './scripts/chromium.ts';
import viteConfig from './vite.config.ts';

const executablePath = chromiumPath();
const provider = playwright({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
});
const browser = () => ({ enabled: true, headless: true, provider, screenshotFailures: false, instances: [{ browser: 'chromium' as const }] });

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    // All of them are found before the first test: a package found later makes Vite reload the page that a test is running in.
    optimizeDeps: {
      entries: ['.storybook/preview.tsx', 'src/**/*.stories.tsx', 'src/**/*.browser.test.{ts,tsx}'],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'vitest-browser-react', 'storybook/test'],
    },
    test: {
      retry: process.env['CI'] ? 1 : 0,
      projects: [
        { extends: true, test: { name: 'dom', include: ['src/**/*.browser.test.{ts,tsx}'], testTimeout: 20_000, browser: browser() } },
        { extends: true, plugins: [storybookTest({ configDir: '.storybook' })], test: { name: 'storybook', testTimeout: 60_000, browser: browser() } },
      ],
    },
  }),
);
