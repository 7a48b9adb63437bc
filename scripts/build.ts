// `npm run build` and `npm run build:demo`: the client's bundle, then the page around it.
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './run.ts';
import { composePage } from './shell/compose.ts';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
    // `mock` or the origin of an API, whose games the guest's lobby is drawn with ahead.
    lobby: { type: 'string' },
  },
});
const started = performance.now();
await build({ root, mode: values.mode, logLevel: 'warn', build: { outDir: values.outDir, emptyOutDir: true, manifest: true } });
await composePage({ root, outDir: values.outDir, mode: values.mode, lobby: values.lobby });
// Static hosts answer an address that is no file with this page, so that a reload anywhere in the demo finds the product.
const out = resolve(root, values.outDir);
if (values.mode === 'demo') copyFileSync(join(out, 'index.html'), join(out, '404.html'));
console.log(`built ${values.outDir} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
