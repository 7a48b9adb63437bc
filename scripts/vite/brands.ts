// Regenerates the brand modules when a brand's files or the shared tokens change, so that the page shows the
// change.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { BrandProblems } from '../generation/brandFiles.ts';
import { writeBrands } from '../generation/brands.ts';

const SOURCE = /^(?:src\/brands\/[\w-]+\/(?:brand|fonts|tokens)|src\/ui\/tokens\/[\w-]+\.tokens)\.json$/;

/**
 * Vite plugin. If a file has a fault, the page shows an error overlay and keeps the previous tokens.
 *
 * @param covers whether a fault opens the overlay; other faults are only printed in the terminal
 */
export function brandsPlugin(root: string, covers: (fault: string) => boolean = () => true): Plugin {
  return {
    name: 'casino:brands',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const follow = (file: string): void => {
        if (!SOURCE.test(relative(root, file).replaceAll('\\', '/'))) return;
        try {
          // Vite watches the generated files and updates the page.
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
