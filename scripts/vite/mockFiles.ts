// Serves the mock's stand-ins for third-party pages in development and emits them into the demo build.
import type { Plugin } from 'vite';
import { buildPages } from '../../mocks/pages/build.ts';

/** Vite plugin for configurations with the mock in the page. */
export function mockFilesPlugin(): Plugin {
  return {
    name: 'casino:mock-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (!path.startsWith('/mock-pages/')) {
          next();
          return;
        }
        const send = async (): Promise<void> => {
          const pages = await buildPages();
          const page = pages.get(path) ?? pages.get(`${path.replace(/\/$/, '')}/index.html`);
          response.writeHead(page ? 200 : 404, { 'content-type': page?.contentType ?? 'text/plain' });
          response.end(page?.body ?? 'not found');
        };
        send().catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [path, page] of await buildPages())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: page.body });
    },
  };
}
