// Functions of our own large chunks mostly run while the page comes to life. A browser compiles those of a
// marked file while it still comes, beside the page's thread, not one by one when they are called.
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
