// Renders the mock's pictures: on request in development, at build time for the static demo.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { ART_ROOT, RENDERED_LIST } from '../../mocks/art/urls.ts';
import { drawAsset } from '../../mocks/art/drawAsset.ts';
import { createRenderer } from '../../mocks/art/render.ts';

/** Maximum total size of the demo's picture files, in bytes. The page draws all further pictures itself. */
const MOST_BYTES = 15_000_000;
const LANES_OF_A_BUILD = 2;

function send(response: ServerResponse, type: string, content: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000' });
  response.end(content);
}

/** Vite plugin. `isStatic` is true if the build is for a static host. */
export function mockArtPlugin({ isStatic }: { isStatic: boolean }): Plugin {
  return {
    name: 'casino:mock-art',
    configureServer(server) {
      const renderer = createRenderer();
      server.middlewares.use((request: IncomingMessage, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(ART_ROOT)) {
          next();
          return;
        }
        const answer = async (): Promise<void> => {
          const file = await renderer.render(pathname);
          const svg = file ? null : drawAsset(pathname);
          if (file) send(response, 'image/webp', file);
          else if (svg !== null) send(response, 'image/svg+xml', svg);
          else response.writeHead(404).end();
        };
        answer().catch(next);
      });
    },
    async generateBundle() {
      if (!isStatic || this.environment.config.consumer !== 'client') return;
      // Loaded only for a static build, because the module imports the whole casino.
      const { renderedAhead } = await import('./renderedAhead.ts');
      const renderer = createRenderer(undefined, LANES_OF_A_BUILD);
      const urls = [...renderedAhead()];
      const files = await Promise.all(urls.map((url) => renderer.render(url)));
      const names: string[] = [];
      let bytes = 0;
      for (const [index, url] of urls.entries()) {
        const file = files[index];
        if (!file) throw new Error(`${url} is in a response but can't be drawn`);
        bytes += file.length;
        if (bytes > MOST_BYTES) break;
        names.push(url.slice(ART_ROOT.length));
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: file });
      }
      this.emitFile({ type: 'asset', fileName: RENDERED_LIST.slice(1), source: JSON.stringify(names) });
    },
  };
}
