// Bundles the mock into one script in development. Otherwise each reload requests its 230 modules.
import { isAbsolute } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const ENTRY = /\/mocks\/browser\.ts$/;

function isOutput(result: Awaited<ReturnType<typeof build>>): result is Rollup.RollupOutput {
  return 'output' in result;
}

/** Vite plugin. After a change in `mocks/`, rebuilds the bundle and reloads the page. */
export function mockBundlePlugin(): Plugin {
  let bundled: ReadonlySet<string> = new Set();
  return {
    name: 'casino:mock-bundle',
    apply: 'serve',
    enforce: 'pre',
    async load(id) {
      if (!ENTRY.test(id)) return null;
      const result = await build({
        configFile: false,
        logLevel: 'error',
        // Keeps `import.meta.env` in the bundle, because only the development server knows the mode. The
        // server replaces the expression.
        define: { 'import.meta.env': 'import.meta.env' },
        build: {
          write: false,
          minify: false,
          sourcemap: true,
          target: 'esnext',
          modulePreload: false,
          lib: { entry: id, formats: ['es'] },
          rollupOptions: {
            external: (source) => !source.startsWith('.') && !source.startsWith('#') && !isAbsolute(source),
            output: { codeSplitting: false },
          },
        },
      });
      const [chunk] = [result]
        .flat()
        .filter(isOutput)
        .flatMap(({ output }) => output);
      if (chunk?.type !== 'chunk') throw new Error('the mock was not bundled');
      bundled = new Set(chunk.moduleIds);
      return { code: chunk.code, map: chunk.map };
    },
    hotUpdate({ file, modules }) {
      if (!bundled.has(file)) return modules;
      return [
        ...modules,
        ...[...bundled].flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? []),
      ];
    },
  };
}
