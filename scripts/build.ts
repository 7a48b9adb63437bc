// `npm run build` and `npm run build:demo`: the client's bundle, then the page around it.
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './run.ts';
import { composePage } from './shell/compose.ts';

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' }, outDir: { type: 'string', default: 'dist' } } });
const started = performance.now();
await build({ root, mode: values.mode, logLevel: 'warn', build: { outDir: values.outDir, emptyOutDir: true, manifest: true } });
await composePage(root, values.outDir, values.mode);
console.log(`built ${values.outDir} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
