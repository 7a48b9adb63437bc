// In Node: rules and machinery, and the contract called from outside. What needs a browser is in
// vitest.browser.config.ts.
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

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
            include: ['src/**/*.test.ts'],
            exclude: ['src/**/*.browser.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'unit of the mock',
            environment: 'node',
            // These files share their modules, which keep no state: the world is of a backend, and each test has its own.
            isolate: false,
            include: [
              'mocks/**/*.test.ts',
              'scripts/**/*.test.ts',
              'tests/architecture/**/*.test.ts',
              'tests/atlas/*.test.ts',
              'tests/economy/*.test.ts',
            ],
            exclude: ['tests/atlas/*.browser.test.ts'],
          },
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
