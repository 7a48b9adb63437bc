// For development with the mock server: starts it, and opens each page's session as the mock server does for pages
// that it serves itself. A link's parameters apply once, and the page gets the brand of its session.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import type { MockHttpServer } from '../../mocks/server/serve.ts';

const PORT = process.env['MOCK_PORT'] ?? '4010';
export const mockServer = `http://127.0.0.1:${PORT}`;

/** What the mock server answers. */
export const MOCK_PATH = '^/(json-api|api|mock-assets|mock-pages|mock-provider|__mock__)/';

/** Vite restarts its server and loads its configuration again in the same process, which keeps the mock server. */
const held: { [key: symbol]: Promise<MockHttpServer> | undefined } = globalThis;
const HELD_AS = Symbol.for(`casino:mock-server:${PORT}`);

async function start(): Promise<MockHttpServer> {
  const { readOptions } = await import('../../mocks/server/options.ts');
  const { startServer } = await import('../../mocks/server/serve.ts');
  return startServer(readOptions(['--port', PORT])).catch((error: unknown) => {
    throw new Error(`the mock server can't use port ${PORT}; set another: MOCK_PORT=4011`, { cause: error });
  });
}

function isPage({ method, url = '/', headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true && !RegExp(MOCK_PATH).test(url);
}

export function mockServerPlugin(): Plugin {
  const brandOfPage = new AsyncLocalStorage<string>();
  return {
    name: 'casino:mock-server',
    apply: 'serve',
    transformIndexHtml(html) {
      const brand = brandOfPage.getStore();
      return {
        html: brand === undefined ? html : html.replace('<html', `<html data-brand="${brand}"`),
        // The mock server adds the panel only to pages that it serves itself.
        tags: [{ tag: 'script', attrs: { src: '/__mock__/panel-loader.js', defer: true }, injectTo: 'body' }],
      };
    },
    async configureServer(server) {
      const { openSession } = await import('../../mocks/server/openSession.ts');
      const { visitOf } = await import('../../mocks/server/visit.ts');
      held[HELD_AS] ??= start();
      const { sessions, changes } = await held[HELD_AS];
      server.middlewares.use((request, response, next) => {
        const visit = isPage(request) ? visitOf(request, response) : null;
        if (!visit) {
          next();
          return;
        }
        const open = async (): Promise<void> => {
          const { id, brand, cookies } = await openSession(visit, sessions);
          response.setHeader('set-cookie', cookies);
          changes.note(id);
          brandOfPage.run(brand, next);
        };
        open().catch(next);
      });
    },
  };
}
