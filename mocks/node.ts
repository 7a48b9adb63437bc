// The mock for tests in Node: over MSW, or without any network at all.
import { setupServer } from 'msw/node';
import { createBackend } from './casino.ts';
import type { Backend, BackendOptions } from './core/backend.ts';
import { mswHandlers } from './core/msw.ts';
import type { VisitorId } from './world/personas.ts';

export { createBackend } from './casino.ts';

/** The instant at which tests begin unless they say another: noon of 14 January 2026, UTC. */
export const testInstant = Date.UTC(2026, 0, 14, 12);

export interface MockServer {
  readonly backend: Backend;
  /** Starts to intercept; for `beforeAll`. Requests that no handler knows are errors. */
  listen(): void;
  /** A new casino; for `beforeEach`. Options replace those of the setup. */
  renew(options?: BackendOptions): Backend;
  signIn(visitor: VisitorId): { token: string; refreshToken: string } | null;
  close(): void;
}

/** Sets the mock up for a test file: a frozen clock at `testInstant`, answers checked against the description. */
export function setupMockServer(options: BackendOptions = {}): MockServer {
  const usual: BackendOptions = { now: testInstant, frozen: true, ...options };
  let backend = createBackend(usual);
  const server = setupServer(...mswHandlers(() => backend));
  return {
    get backend() {
      return backend;
    },
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    renew(more = {}) {
      backend.dispose();
      backend = createBackend({ ...usual, ...more });
      return backend;
    },
    signIn: (visitor) => backend.signIn(visitor),
    close() {
      server.close();
      backend.dispose();
    },
  };
}
