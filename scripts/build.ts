// `npm run build` and `npm run build:demo`: the bundle, its static pages and the service worker.
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './run.ts';
import { composePages } from './firstView/compose.ts';
import { writeServiceWorker } from './serviceWorker.ts';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
    // Source of the prerendered pages' data: `mock` or the origin of an API.
    lobby: { type: 'string' },
  },
});
const started = performance.now();
await build({
  root,
  mode: values.mode,
  logLevel: 'warn',
  build: { outDir: values.outDir, emptyOutDir: true, manifest: true },
});
await composePages({ root, outDir: values.outDir, mode: values.mode, lobby: values.lobby });
await writeServiceWorker({ root, outDir: values.outDir, mode: values.mode });
console.log(`built ${values.outDir} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
