// Marks chunks whose functions mostly run during start-up. The browser then compiles all of them off the main
// thread while it downloads the file, instead of one by one on their first call. The mark must be the first
// line. `output.banner` doesn't work, because Vite adds its list of dependencies above it.
import type { Plugin } from 'vite';

const OURS = new Set(['app', 'lobby']);
const MARK = '//# allFunctionsCalledOnLoad\n';

export function eagerScriptsPlugin(): Plugin {
  return {
    name: 'casino:eager-scripts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !OURS.has(chunk.name)) continue;
          chunk.code = MARK + chunk.code;
          if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
        }
      },
    },
  };
}
