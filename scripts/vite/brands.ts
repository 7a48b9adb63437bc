// Generates again when a brand's files or the shared tokens change, so that the page follows while one edits them.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { BrandProblems } from '../generation/brandFiles.ts';
import { writeBrands } from '../generation/brands.ts';

const SOURCE = /^(?:src\/brands\/[\w-]+\/(?:brand|fonts|tokens)|src\/ui\/tokens\/[\w-]+\.tokens)\.json$/;

/**
 * Vite plugin. A fault in a file is shown in the page instead of its effect.
 *
 * @param covers whether a fault covers every page, or only the terminal names it
 */
export function brandsPlugin(root: string, covers: (fault: string) => boolean = () => true): Plugin {
  return {
    name: 'casino:brands',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const follow = (file: string): void => {
        if (!SOURCE.test(relative(root, file).replaceAll('\\', '/'))) return;
        try {
          // The watcher sees the generated files, and Vite updates the page.
          writeBrands(root);
        } catch (error) {
          if (!(error instanceof BrandProblems)) throw error;
          console.error(error.message);
          const message = error.message.split('\n').filter(covers).join('\n');
          if (message !== '') ws.send({ type: 'error', err: { message, stack: '' } });
        }
      };
      watcher.on('add', follow).on('change', follow).on('unlink', follow);
    },
  };
}
