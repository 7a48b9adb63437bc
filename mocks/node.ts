// Sets up the mock for tests in Node, either through MSW or without any network.
import { setupServer } from 'msw/node';
import { createBackend } from './casino.ts';
import type { Backend, BackendOptions } from './core/backend.ts';
import { mswHandlers } from './core/msw.ts';
import type { VisitorId } from './world/personas.ts';

export { createBackend } from './casino.ts';

/** Default start of tests: noon of 14 January 2026, UTC. */
export const testInstant = Date.UTC(2026, 0, 14, 12);

export interface MockServer {
  readonly backend: Backend;
  /** Starts intercepting; call in `beforeAll`. Unhandled requests are errors. */
  listen(): void;
  /** Replaces the casino with a new one; call in `beforeEach`. Options override those of the setup. */
  renew(options?: BackendOptions): Backend;
  signIn(visitor: VisitorId): { token: string; refreshToken: string } | null;
  close(): void;
}

/** Sets up the mock for a test file, with a clock frozen at `testInstant`. */
export function setupMockServer(options: BackendOptions = {}): MockServer {
  const defaults: BackendOptions = { now: testInstant, frozen: true, ...options };
  let backend = createBackend(defaults);
  const server = setupServer(...mswHandlers(() => backend));
  return {
    get backend() {
      return backend;
    },
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    renew(more = {}) {
      backend.dispose();
      backend = createBackend({ ...defaults, ...more });
      return backend;
    },
    signIn: (visitor) => backend.signIn(visitor),
    close() {
      server.close();
      backend.dispose();
    },
  };
}
