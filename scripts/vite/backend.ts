// `VITE_API_URL` in development: the server forwards the calls, so that the page needs no CORS.
import { loadEnv, type Plugin } from 'vite';

/** Addresses of the API and its socket; all others are the client's own. */
const API_PATHS = ['^/(json-api|api)/', '^/(log|performance)$'];

/** The backend that `.env.local`, `.env.demo.local` or the shell names; '' for the mock. */
export function backendOf(mode: string, folder: string): string {
  // Only what a developer has set himself: `.env.demo` is the mock's.
  const { VITE_API_URL = '' } = loadEnv(mode, folder, 'VITE_');
  return VITE_API_URL.trim().replace(/\/+$/, '');
}

/** Settings that only fit the mock: itself, and the stand-ins of third parties that it serves. */
function mockSettings(mode: string, folder: string): string[] {
  const standIns = Object.entries(loadEnv(mode, folder, 'VITE_')).filter(([, value]) =>
    value.startsWith('/mock-'),
  );
  return ['VITE_MOCK', ...standIns.map(([name]) => name)];
}

/** Forwards calls to the backend. The page asks its own origin, and the mock in the page stays off. */
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
