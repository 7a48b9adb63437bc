// Bundles the script that the driver runs in the page.
import { join } from 'node:path';
import { build, type Rollup } from 'vite';

let script: Promise<string> | undefined;

export function inPageScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'inPage/main.ts'), formats: ['iife'], name: 'explorerScript' },
    },
  });
  // The cast is safe: `write: false` without `watch` returns the bundles.
  const [first] = [result].flat() as Rollup.RollupOutput[];
  const chunk = first?.output.find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the script of the page was not built');
  return chunk.code;
}
