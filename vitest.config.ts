// Tests in Node. Those that need a browser are in vitest.browser.config.ts.
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const thorough = [
  'scripts/contract.test.ts',
  'scripts/openapi/record.test.ts',
  'tests/journals/*.test.ts',
  'tests/scaffold/*.test.ts',
];

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      testTimeout: 20_000,
      silent: 'passed-only',
      // By default Vitest leaves one core idle, which would be half of a machine with two cores.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            isolate: false,
            setupFiles: ['scripts/vite/freshModules.testing.ts'],
            include: ['src/**/*.test.ts'],
            exclude: ['src/**/*.browser.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'unit of the mock',
            environment: 'node',
            // Test files may share modules, because the modules keep no state: each test creates its own
            // backend.
            isolate: false,
            include: [
              'mocks/**/*.test.ts',
              'scripts/**/*.test.ts',
              'tests/architecture/**/*.test.ts',
              'tests/atlas/*.test.ts',
              'tests/economy/*.test.ts',
              'tests/explore/**/*.test.ts',
            ],
            exclude: ['tests/atlas/*.browser.test.ts', ...thorough],
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
        {
          extends: true,
          // These tests start whole programs or play for minutes, so only `npm run test:all` runs them.
          test: { name: 'thorough', environment: 'node', include: thorough, testTimeout: 180_000 },
        },
      ],
    },
  }),
);
