// `styles.tile` becomes the class itself in production: a style sheet's names are then constants that the
// bundler writes where they are used, instead of an object that each component looks them up in.
import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/** Vite plugins of builds. */
export function styleNamesPlugins(): Plugin[] {
  return [
    {
      name: 'casino:style-names',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('.module.css')) return null;
        return { code: code.replace(IMPORT, 'import * as $1 from $2;'), map: null };
      },
    },
    {
      // A style sheet whose names are all written out is still wanted.
      name: 'casino:style-sheets',
      apply: 'build',
      transform: {
        order: 'post',
        handler: (code, id) =>
          id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
      },
    },
  ];
}
