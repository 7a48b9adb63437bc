// `VITE_API_URL` in development: the server proxies the calls, so that the page needs no CORS.
import { loadEnv, type Plugin } from 'vite';

/** Paths of the API. All others belong to the client. */
const API_PATHS = ['^/(json-api|api)/', '^/(log|performance)$'];

/** The backend set in `.env.local`, `.env.demo.local` or the shell; '' for the mock. */
export function backendOf(mode: string, folder: string): string {
  // `.env.demo` leaves `VITE_API_URL` empty, so any value is the developer's own.
  const { VITE_API_URL = '' } = loadEnv(mode, folder, 'VITE_');
  return VITE_API_URL.trim().replace(/\/+$/, '');
}

/** Settings that only work with the mock: its switch, and its doubles of third parties. */
function mockSettings(mode: string, folder: string): string[] {
  const doubles = Object.entries(loadEnv(mode, folder, 'VITE_')).filter(([, value]) =>
    value.startsWith('/mock-'),
  );
  return ['VITE_MOCK', ...doubles.map(([name]) => name)];
}

/** Proxies calls to the backend and keeps the mock out of the page. */
export function backendPlugin(backend: string, folder: string): Plugin {
  const forwarded = { target: backend, changeOrigin: true, secure: false };
  return {
    name: 'casino:backend',
    apply: 'serve',
    config: (_config, { mode }) => ({
      define: Object.fromEntries(
        ['VITE_API_URL', ...mockSettings(mode, folder)].map((name) => [`import.meta.env.${name}`, "''"]),
      ),
      server: {
        proxy: {
          ...Object.fromEntries(API_PATHS.map((path) => [path, forwarded])),
          '^/socket$': { ...forwarded, ws: true },
        },
      },
    }),
    configureServer({ config }) {
      config.logger.info(`  calls go to ${backend}`);
    },
  };
}
