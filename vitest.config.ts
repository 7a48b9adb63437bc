// In Node: rules and machinery, and the contract called from outside. What needs a browser is in
// vitest.browser.config.ts.
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const unitTests = ['src/**', 'mocks/**', 'scripts/**', 'tests/architecture/**', 'tests/atlas'];
const inBrowser = 'src/**/*.browser.test.ts';
const isolatedTests = '**/*.isolated.test.ts';

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      testTimeout: 20_000,
      silent: 'passed-only',
      // By itself Vitest leaves one core free, which on two is half of them.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // Files share their modules: a third of the time that they take with modules of their own.
            isolate: false,
            include: unitTests.map((folder) => `${folder}/*.test.ts`),
            exclude: [inBrowser, 'tests/atlas/*.browser.test.ts', isolatedTests],
          },
        },
        {
          extends: true,
          test: { name: 'unit isolated', environment: 'node', include: [isolatedTests] },
        },
        {
          extends: true,
          test: {
            name: 'contract',
            environment: 'node',
            include: ['tests/contract/**/*.test.ts'],
            testTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
