// The inline script of the page's head, bundled to one text.
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Bundles `entry` to a script without imports or exports; `files` is what the head script preloads. */
export async function bundleInline(entry: string, mode: string, files: unknown, root: string): Promise<string> {
  const config: InlineConfig = {
    root,
    configFile: false,
    mode,
    logLevel: 'warn',
    define: { __SHELL_FILES__: JSON.stringify(files) },
    build: { write: false, target: 'baseline-widely-available', lib: { entry, formats: ['iife'], name: 'shell' }, minify: true },
  };
  // One library build without a watcher gives one output, or a list of one.
  const result = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [output] = Array.isArray(result) ? result : [result];
  const code = output?.output[0]?.code;
  if (!code) throw new Error(`${entry} gave no code`);
  return code.trim().replaceAll('</script', '<\\/script');
}
