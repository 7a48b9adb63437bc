import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '#/lib/browser.testing.ts';
import {
  createServer,
  makeToken,
  networkError,
  openTab,
  timeout,
  type Answer,
  type Seen,
} from '../server.testing.ts';

const refreshPath = '/json-api/token/refresh';

interface Backend {
  valid: Set<string>;
  refresh: (seen: Seen) => Answer | Error | Promise<Answer | Error>;
}

let serial = 0;

function tokenOf({ headers }: Seen): string {
  const header = headers['Authorization'];
  return typeof header === 'string' ? header.replace('Bearer ', '') : '';
}

function newPair(lifetime = 900): { token: string; refreshToken: string } {
  serial += 1;
  return {
    token: makeToken('7', `access ${serial}`, lifetime),
    refreshToken: makeToken('7', `refresh ${serial}`, 32_140_800),
  };
}

function createBackend() {
  const backend: Backend = {
    valid: new Set(),
    refresh: () => {
      const pair = newPair();
      backend.valid = new Set([pair.token]);
      return { status: 200, body: pair };
    },
  };
  const server = createServer(async (seen) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (seen.path === refreshPath) return backend.refresh(seen);
    const token = tokenOf(seen);
    return backend.valid.has(token)
      ? { status: 200, body: { path: seen.path } }
      : { status: 401, body: { errors: [{ code: 'unauthorized' }] } };
  });
  const refreshes = (): number => server.calls.filter(({ path }) => path === refreshPath).length;
  return { ...server, backend, refreshes };
}

const burst = <Result>(
  count: number,
  call: (index: number) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => call(index)));

const get = (index: number) => ({ url: `/json-api/test/${index}`, method: 'GET' });

beforeEach(() => {
  stubBrowser('https://casino.example/profile/balance?tab=1#top');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab whose access token the server no longer accepts. */
async function openStaleTab(server: ReturnType<typeof createBackend>) {
  const tab = await openTab(server.adapter);
  tab.startSession(newPair());
  return tab;
}

describe('a burst of 20 parallel 401s', () => {
  test('causes one refresh, and each call is retried once', async () => {
    const server = createBackend();
    const tab = await openStaleTab(server);
    const results = await burst(20, (index) => tab.request(get(index)));
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(server.refreshes()).toBe(1);
    expect(server.calls).toHaveLength(41);
  });

  test.each([['with Web Locks'], ['without Web Locks']])(
    'in two tabs causes one refresh, %s',
    async (name) => {
      if (name === 'without Web Locks') vi.stubGlobal('navigator', { onLine: true });
      const server = createBackend();
      const first = await openStaleTab(server);
      const second = await openTab(server.adapter);
      const results = await Promise.all([
        burst(10, (index) => first.request(get(index))),
        burst(10, (index) => second.request(get(index))),
      ]);
      expect(results.flat().every(({ status }) => status === 'fulfilled')).toBe(true);
      expect(server.refreshes()).toBe(1);
    },
  );

  test.each([[400], [401], [403]])(
    'ends the session once and remembers the current page if the refresh answers %d',
    async (status) => {
      const server = createBackend();
      server.backend.refresh = () => ({ status, body: { errors: [{ code: 'refresh_token_expired' }] } });
      const tab = await openStaleTab(server);
      const ended = vi.fn();
      tab.onLogout(ended);
      const results = await burst(20, (index) => tab.request(get(index)));
      expect(results.every((result) => result.status === 'rejected')).toBe(true);
      expect(server.refreshes()).toBe(1);
      expect(ended.mock.calls).toEqual([
        [{ reason: 'expired', redirect: true, wantedPath: '/profile/balance?tab=1#top' }],
      ]);
      expect(tab.isLoggedIn()).toBe(false);
      expect(document.cookie).toBe('');
    },
  );

  test.each([
    ['500', (): Answer => ({ status: 500, body: {} })],
    ['503', (): Answer => ({ status: 503, text: '<html>' })],
    ['429', (): Answer => ({ status: 429, headers: { 'retry-after': '5' }, body: {} })],
    ['408', (): Answer => ({ status: 408, body: {} })],
    ['451', (): Answer => ({ status: 451, body: {} })],
    ['a timeout', () => timeout()],
    ['a 200 without tokens', (): Answer => ({ status: 200, body: {} })],
  ])('keeps the session and rejects the calls if the refresh answers %s', async (_, refresh) => {
    const server = createBackend();
    server.backend.refresh = refresh;
    const tab = await openStaleTab(server);
    const results = await burst(20, (index) => tab.request(get(index)));
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(server.refreshes()).toBe(1);
    expect(tab.isLoggedIn()).toBe(true);
    expect(tab.readRefreshToken()).not.toBeNull();
  });
});

describe('a refresh that keeps failing', () => {
  test('is attempted at most three times in ten seconds, and its success is then reported', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const server = createBackend();
    const working = server.backend.refresh;
    server.backend.refresh = () => networkError();
    const tab = await openStaleTab(server);
    const { onRenewalRecovered } = await import('./refresh.ts');
    const recovered = vi.fn();
    onRenewalRecovered(recovered);
    for (let round = 0; round < 5; round += 1) await burst(4, (index) => tab.request(get(index)));
    expect(server.refreshes()).toBe(3);
    expect(tab.isLoggedIn()).toBe(true);
    server.backend.refresh = working;
    vi.advanceTimersByTime(10_000);
    await burst(4, (index) => tab.request(get(index)));
    expect(server.refreshes()).toBe(4);
    expect(recovered).toHaveBeenCalledOnce();
  });
});

test('the recovery of the session is reported after a call was refused right after a refresh', async () => {
  const server = createBackend();
  const tab = await openStaleTab(server);
  const { onRenewalRecovered } = await import('./refresh.ts');
  const recovered = vi.fn();
  onRenewalRecovered(recovered);
  await tab.request(get(1));
  // The server refuses the new token too, as if its clock had jumped twice within seconds.
  server.backend.valid.clear();
  await expect(tab.request(get(2))).rejects.toMatchObject({ status: 401 });
  expect(recovered).not.toHaveBeenCalled();
  const later = performance.now() + 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  await tab.request(get(3));
  expect(recovered).toHaveBeenCalledOnce();
});

describe('a single call', () => {
  test('throws if it is refused again after the refresh, without endless retries', async () => {
    const server = createBackend();
    server.backend.refresh = () => ({ status: 200, body: newPair() });
    const tab = await openStaleTab(server);
    await expect(tab.request(get(1))).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(server.calls).toHaveLength(3);
    expect(tab.isLoggedIn()).toBe(true);
  });

  test('causes one refresh even if it is refused repeatedly', async () => {
    const server = createBackend();
    server.backend.refresh = () => ({ status: 200, body: newPair() });
    const tab = await openStaleTab(server);
    for (let index = 0; index < 5; index += 1) await tab.request(get(1)).catch(() => undefined);
    expect(server.refreshes()).toBe(1);
  });

  test('is retried without a refresh if another tab already has a newer token', async () => {
    const server = createBackend();
    const tab = await openStaleTab(server);
    const pair = newPair();
    server.backend.valid.add(pair.token);
    const sent = tab.request(get(1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    tab.writeTokens(pair);
    await expect(sent).resolves.toEqual({ path: '/json-api/test/1' });
    expect(server.refreshes()).toBe(0);
  });

  test('refreshes an expired token before it is sent', async () => {
    const server = createBackend();
    const tab = await openTab(server.adapter);
    tab.startSession(newPair(60));
    const later = performance.now() + 56_000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    await tab.request(get(1));
    expect(server.calls.map(({ path }) => path)).toEqual([refreshPath, '/json-api/test/1']);
  });

  test('keeps the refresh token if a refresh returns only an access token', async () => {
    const server = createBackend();
    server.backend.refresh = () => {
      const { token } = newPair();
      server.backend.valid = new Set([token]);
      return { status: 200, body: { token } };
    };
    const tab = await openTab(server.adapter);
    tab.startSession(newPair());
    await tab.request(get(1));
    expect(server.refreshes()).toBe(1);
    server.backend.valid.clear();
    const later = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    await tab.request(get(2));
    expect(server.refreshes()).toBe(2);
  });

  test.each([[3600], [-3600], [86_400]])(
    'causes no refresh if the device clock is %d s wrong',
    async (seconds) => {
      vi.useFakeTimers({ toFake: ['Date'], now: (1_700_000_000 + seconds) * 1000 });
      const server = createBackend();
      const tab = await openTab(server.adapter);
      const pair = newPair();
      server.backend.valid.add(pair.token);
      tab.startSession(pair);
      await tab.request(get(1));
      expect(server.refreshes()).toBe(0);
    },
  );

  test('to the login throws its 401 without a refresh', async () => {
    const server = createBackend();
    const tab = await openStaleTab(server);
    await expect(tab.request({ url: '/json-api/login', method: 'POST', data: {} })).rejects.toMatchObject({
      status: 401,
    });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.headers['Authorization']).toBeUndefined();
  });

  test.each([
    '/json-api/login',
    '/json-api/users/register',
    '/json-api/players/phones/verify',
    '/json-api/players/phones/confirm',
    '/json-api/users/restore-password/request',
  ])('to %s carries no token, even for a logged-in player', async (url) => {
    const server = createBackend();
    const tab = await openStaleTab(server);
    await tab.request({ url, method: 'POST', data: {} }).catch(() => undefined);
    expect(server.calls.map(({ path, headers }) => [path, headers['Authorization']])).toEqual([
      [url, undefined],
    ]);
  });

  test('that refreshes the tokens carries no access token', async () => {
    const server = createBackend();
    const tab = await openStaleTab(server);
    await tab.request(get(1));
    expect(server.calls.find(({ path }) => path === refreshPath)?.headers['Authorization']).toBeUndefined();
    expect(server.refreshes()).toBe(1);
  });

  test('refreshes first if there is only a refresh token', async () => {
    const server = createBackend();
    const pair = newPair();
    document.cookie = `refreshToken=${pair.refreshToken}`;
    const tab = await openTab(server.adapter);
    expect([tab.readAccessToken(), tab.isLoggedIn()]).toEqual([null, true]);
    await tab.request(get(1));
    expect(server.calls.map(({ path }) => path)).toEqual([refreshPath, get(1).url]);
  });

  test('by a guest gets no token, and its 401 causes no refresh', async () => {
    const server = createBackend();
    const tab = await openTab(server.adapter);
    await expect(tab.request(get(1))).rejects.toMatchObject({ status: 401 });
    expect(server.calls).toHaveLength(1);
  });

  test("under /guest/ is a guest's call, even with a player's cookies", async () => {
    const server = createBackend();
    await openStaleTab(server);
    vi.stubGlobal('location', new URL('https://casino.example/guest/promo'));
    const tab = await openTab(server.adapter);
    expect(tab.isLoggedIn()).toBe(false);
    await expect(tab.request(get(1))).rejects.toMatchObject({ status: 401 });
    expect(server.calls[0]?.headers['Authorization']).toBeUndefined();
  });

  test('to another origin never carries the token', async () => {
    const server = createBackend();
    const tab = await openStaleTab(server);
    await tab.request({ url: 'https://pay.example/send', method: 'POST', data: {} }).catch(() => undefined);
    expect(server.calls[0]?.headers['Authorization']).toBeUndefined();
    expect(server.refreshes()).toBe(0);
  });
});

test("a refresh that completes after a logout doesn't restore the session", async () => {
  const server = createBackend();
  const tab = await openStaleTab(server);
  server.backend.refresh = () => {
    tab.endSession();
    return { status: 200, body: newPair() };
  };
  await expect(tab.request(get(1))).rejects.toMatchObject({ kind: 'aborted' });
  expect(document.cookie).toBe('');
  expect(tab.isLoggedIn()).toBe(false);
});
