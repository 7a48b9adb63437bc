import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import viteConfig from '../../vite.config.ts';

const watch = viteConfig({ mode: 'demo', command: 'serve' }).server?.watch;
const ignored = [watch?.ignored ?? []].flat().filter((pattern) => typeof pattern === 'string');

test.each(['dist-docs/api.html', 'dist/index.html', 'storybook-static/index.html'])(
  '%s is not watched, so that building it reloads no open page',
  (file) => {
    expect(ignored.some((pattern) => matchesGlob(`/home/nina/casino/${file}`, pattern))).toBe(true);
  },
);

test.each(['index.html', 'src/main.tsx', 'mocks/pages/payment/index.html'])('%s is watched', (file) => {
  expect(ignored.some((pattern) => matchesGlob(`/home/nina/casino/${file}`, pattern))).toBe(false);
});
