// `styles.tile` becomes the class itself in production: a style sheet's names are then constants that the
// bundler writes where they are used, instead of an object that each component looks them up in.
import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/** Vite plugin of builds. */
export function styleNamesPlugin(): Plugin {
  return {
    name: 'casino:style-names',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('.module.css')) return null;
      return { code: code.replace(IMPORT, 'import * as $1 from $2;'), map: null };
    },
  };
}
