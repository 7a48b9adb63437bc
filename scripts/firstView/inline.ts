// Bundles self-contained scripts: the inline script of every page, and the service worker.
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Bundles `entry` into one classic script. `define` replaces global names by expressions. */
export async function bundleInline(
  entry: string,
  root: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    define: { ...define },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'page' },
      minify: true,
    },
  };
  // The cast is safe: without a watcher and with one output format, `build` returns one output, alone or in a
  // list.
  const result = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [output] = Array.isArray(result) ? result : [result];
  const code = output?.output[0]?.code;
  if (!code) throw new Error(`${entry} gave no code`);
  return code.trim().replaceAll('</script', '<\\/script');
}
