// Most functions of our own large chunks run while the page comes to life, of the libraries a part. A browser
// compiles those of a marked file while it is still coming, beside the page's own thread, instead of one by
// one when they are called.
import type { Plugin } from 'vite';

const OURS = new Set(['app', 'lobby']);
const MARK = '//# allFunctionsCalledOnLoad\n';

/** Vite plugin of builds: puts the mark on top of the first view's scripts, the libraries aside. */
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
          // A line further down.
          if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
        }
      },
    },
  };
}
