// `styles.tile` becomes the class itself in production, instead of an object that each component looks in.
import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

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
