// Development with a real backend (`VITE_API_URL`): Vite's server forwards the calls, so the page needs no
// CORS.
import { loadEnv, type Plugin } from 'vite';
import { forwardPictures } from './backendPictures.ts';
import { sharedMockServer, panelTag, sessionOpener } from './mockServer.ts';

/** Paths of the API. All others belong to the client. */
const API_PATH = /^\/(?:(?:json-api|api)\/|(?:log|performance)(?:\?|$))/;

/**
 * Paths that the mock server handles even with a real backend: its control API, and the pages and pictures
 * that mock responses link to.
 */
const MOCK_ONLY_PATH = /^\/(?:__mock__|mock-assets|mock-pages|mock-provider)\//;

/** The backend set in `.env.local`, `.env.demo.local` or the shell; '' for the mock. */
export function backendOf(mode: string, folder: string): string {
  // The committed `.env.demo` leaves `VITE_API_URL` empty, so any value comes from the developer.
  const { VITE_API_URL = '' } = loadEnv(mode, folder, 'VITE_');
  return VITE_API_URL.trim().replace(/\/+$/, '');
}

/** Settings that only make sense with the mock: its switch, and its stand-ins for third parties. */
function mockSettings(mode: string, folder: string): string[] {
  const doubles = Object.entries(loadEnv(mode, folder, 'VITE_')).filter(([, value]) =>
    value.startsWith('/mock-'),
  );
  return ['VITE_MOCK', ...doubles.map(([name]) => name)];
}

/**
 * Proxies calls to the backend, logs how its responses differ from the OpenAPI description, and keeps the
 * mock out of the page. A mock server also runs, for the panel and for operations that the mock answers.
 * @param mocked ids of the operations that the mock answers, until the panel chooses others
 */
export function backendPlugin(backend: string, folder: string, mocked: readonly string[] = []): Plugin {
  return {
    name: 'casino:backend',
    apply: 'serve',
    config: (_config, { mode }) => ({
      define: Object.fromEntries(
        ['VITE_API_URL', ...mockSettings(mode, folder)].map((name) => [`import.meta.env.${name}`, "''"]),
      ),
      server: {
        proxy: { '^/socket$': { target: backend, changeOrigin: true, secure: false, ws: true } },
      },
    }),
    transformIndexHtml: () => [panelTag],
    async configureServer({ config: { logger }, middlewares }) {
      const { createDescribedBackend } = await import('../../mocks/workbench/describedBackend.ts');
      const mock = await sharedMockServer('0', mocked);
      middlewares.use(await sessionOpener(mock, (_brand, next) => next()));
      const answer = createDescribedBackend({
        target: backend,
        mock,
        log: (line) => logger.warn(`api: ${line}`),
      });
      middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (MOCK_ONLY_PATH.test(url)) mock.server.emit('request', request, response);
        else if (API_PATH.test(url)) answer(request, response).catch(next);
        else next();
      });
      logger.info(
        `  calls go to ${backend}${mocked.length > 0 ? `, the mock answers ${mocked.join(', ')}` : ''}`,
      );
      // Runs after Vite has served its own files.
      return () => middlewares.use(forwardPictures(backend));
    },
  };
}
