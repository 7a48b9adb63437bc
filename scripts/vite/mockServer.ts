// Starts the mock server for the development server, and opens a mock session for each page that Vite serves.
// The mock server itself opens the sessions of the pages that it serves. A mock link's parameters apply once,
// and the page gets the brand of its session.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Connect, HtmlTagDescriptor, Plugin } from 'vite';
import type { MockHttpServer } from '../../mocks/server/serve.ts';

const PORT = process.env['MOCK_PORT'] ?? '4010';
export const mockServer = `http://127.0.0.1:${PORT}`;

/** Paths that the mock server answers. */
export const MOCK_PATH = '^/(json-api|api|mock-assets|mock-pages|mock-provider|__mock__)/';

/**
 * Running mock servers. They are kept on `globalThis`, because a restart of Vite loads its configuration
 * again in the same process.
 */
const runningServers: { [key: symbol]: Promise<MockHttpServer> | undefined } = globalThis;

async function start(port: string, mocked?: readonly string[]): Promise<MockHttpServer> {
  const { readOptions } = await import('../../mocks/server/options.ts');
  const { startServer } = await import('../../mocks/server/serve.ts');
  const options = { ...readOptions(['--port', port]), ...(mocked ? { mocked } : {}) };
  return startServer(options).catch((error: unknown) => {
    throw new Error(`the mock server can't use port ${port}; set another: MOCK_PORT=4011`, { cause: error });
  });
}

/**
 * The mock server of this development server.
 * @param mocked operations that it answers beside a real backend
 */
export function sharedMockServer(port: string, mocked?: readonly string[]): Promise<MockHttpServer> {
  const key = Symbol.for(`casino:mock-server:${[port, ...(mocked ?? [])].join()}`);
  return (runningServers[key] ??= start(port, mocked));
}

/**
 * Loads the panel in pages that Vite serves. The mock server adds the panel only to pages that it serves
 * itself.
 */
export const panelTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { src: '/__mock__/panel-loader.js', defer: true },
  injectTo: 'body',
};

function isPage({ method, url = '/', headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true && !RegExp(MOCK_PATH).test(url);
}

/** Opens the session of each page, then calls `proceed` with the session's brand. */
export async function sessionOpener(
  { sessions, changes }: MockHttpServer,
  proceed: (brand: string, next: () => void) => void,
): Promise<Connect.NextHandleFunction> {
  const { openSession } = await import('../../mocks/server/openSession.ts');
  const { visitOf } = await import('../../mocks/server/visit.ts');
  return (request, response, next) => {
    const visit = isPage(request) ? visitOf(request, response) : null;
    if (!visit) {
      next();
      return;
    }
    const open = async (): Promise<void> => {
      const { id, brand, cookies } = await openSession(visit, sessions);
      response.setHeader('set-cookie', cookies);
      changes.note(id);
      proceed(brand, next);
    };
    open().catch(next);
  };
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
        tags: [panelTag],
      };
    },
    async configureServer(server) {
      const mock = await sharedMockServer(PORT);
      server.middlewares.use(await sessionOpener(mock, (brand, next) => brandOfPage.run(brand, next)));
    },
  };
}
