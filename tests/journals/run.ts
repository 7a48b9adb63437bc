// `node tests/journals/run.ts --count 1000` checks that random journals give the same hash in Node, after
// saving and loading them as a file, and in Chromium.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { randomJournal } from './randomJournal.ts';
import { hashOfReplay } from './replayed.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    steps: { type: 'string', default: '30' },
  },
});
const [count, first, steps] = [Number(values.count), Number(values.first), Number(values.steps)];
const root = resolve(import.meta.dirname, '../..');

/** Bundles the casino as one classic script, which defines `replayed.hashOfReplay`. */
async function bundle(): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#mocks': resolve(root, 'mocks'), '#': resolve(root, 'src') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, 'replayed.ts'), formats: ['iife'], name: 'replayed' },
    },
  });
  // The cast is safe: one entry and one format give one bundle.
  const [{ output: chunks }] = output as unknown as [Rollup.RollupOutput];
  return chunks[0].code;
}

declare const replayed: { hashOfReplay: (text: string) => string };

const code = await bundle();
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
await page.addScriptTag({ content: code });
let differences = 0;
let largest = 0;
const started = performance.now();
for (let number = first; number < first + count; number += 1) {
  const { journal, hash } = randomJournal(number, steps);
  const text = JSON.stringify(journal);
  largest = Math.max(largest, text.length);
  const inNode = hashOfReplay(text);
  const inChromium = await page.evaluate((content) => replayed.hashOfReplay(content), text);
  if (inNode === hash && inChromium === hash) continue;
  differences += 1;
  console.error(`journal ${number}: recorded ${hash}, in Node ${inNode}, in Chromium ${inChromium}`);
}
await browser.close();
const seconds = ((performance.now() - started) / 1_000).toFixed(0);
console.error(`${count} journals, ${differences} differ, largest ${largest} characters, ${seconds} s`);
process.exitCode = differences > 0 ? 1 : 0;
