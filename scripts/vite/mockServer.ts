// For development with the mock server: starts it, and configures its session by a link with `mock.*` parameters.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

const PORT = process.env['MOCK_PORT'] ?? '4010';
export const mockServer = `http://127.0.0.1:${PORT}`;

const SESSION_COOKIE = 'mock-session';

function sessionOf(request: IncomingMessage): string {
  return (
    new RegExp(`(?:^|; )${SESSION_COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? randomUUID()
  );
}

export function mockServerPlugin(): Plugin {
  return {
    name: 'casino:mock-server',
    apply: 'serve',
    // The mock server adds the panel to pages that it serves itself.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: '/__mock__/panel-loader.js', defer: true }, injectTo: 'body' },
    ],
    async configureServer(server) {
      const { readOptions } = await import('../../mocks/server/options.ts');
      const { startServer } = await import('../../mocks/server/serve.ts');
      const { configureSession } = await import('../../mocks/generated/control/client.ts');
      const { settingsOf } = await import('../../mocks/scenarios/settings.ts');
      // When Vite restarts, the mock server of the first start still has the port.
      await startServer(readOptions(['--port', PORT])).catch((error: unknown) =>
        server.config.logger.warn(`mock: ${String(error)}`),
      );
      server.middlewares.use((request, response, next) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const isDocument = request.headers['sec-fetch-dest'] === 'document';
        if (!isDocument || ![...searchParams.keys()].some((key) => key.startsWith('mock.'))) {
          next();
          return;
        }
        const session = sessionOf(request);
        const setUp = async (): Promise<void> => {
          const cookies = [`${SESSION_COOKIE}=${session}; Path=/; SameSite=Lax`];
          const send = async (path: string, init: RequestInit): Promise<Response> => {
            const answer = await fetch(mockServer + path, {
              ...init,
              headers: { 'x-mock-session': session },
            });
            cookies.push(...answer.headers.getSetCookie());
            return answer;
          };
          const { settings, unknown } = settingsOf(searchParams);
          if (unknown.length > 0)
            server.config.logger.warn(`mock: unknown in the link: ${unknown.join(', ')}`);
          await configureSession(settings, { send }).catch((error: unknown) =>
            server.config.logger.warn(`mock: ${String(error)}`),
          );
          response.setHeader('set-cookie', cookies);
        };
        setUp().then(next, next);
      });
    },
  };
}
