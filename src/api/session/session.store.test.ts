import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { createServer, makeToken, openTab } from '../server.testing.ts';

const pairOf = (user: string) => ({
  token: makeToken(user, 'access'),
  refreshToken: makeToken(user, 'refresh'),
});
const { adapter } = createServer(() => ({ status: 200, body: {} }));
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the tokens', () => {
  test('are stored in cookies for 32,140,800 s (refresh) and for their lifetime minus 5 s (access)', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const tab = await openTab(adapter);
    tab.startSession(pairOf('7'));
    vi.advanceTimersByTime(894_000);
    expect(tab.readAccessToken()).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(tab.readAccessToken()).toBeNull();
    expect(tab.readRefreshToken()).not.toBeNull();
    vi.advanceTimersByTime(32_140_800_000);
    expect(tab.readRefreshToken()).toBeNull();
  });

  test('expire separately: an expired access token is null, while the refresh token stays', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const tab = await openTab(adapter);
    expect(tab.readAccessToken()).toBeNull();
    tab.startSession(pairOf('7'));
    expect(tab.readAccessToken()).not.toBeNull();
    vi.advanceTimersByTime(900_000);
    expect(tab.readAccessToken()).toBeNull();
    expect(tab.readRefreshToken()).not.toBeNull();
  });

  test("start a session even if they aren't JWTs", async () => {
    const tab = await openTab(adapter);
    tab.startSession({ token: 'opaque', refreshToken: 'opaque too' });
    expect(tab.session).toEqual({ status: 'player', userId: null });
  });

  test.each([[{}], [{ token: null, refreshToken: null }], [{ token: '', refreshToken: '' }], [null]])(
    'start no session if the response lacks them (%j)',
    async (answer) => {
      const tab = await openTab(adapter);
      expect(() => tab.startSession(answer as never)).toThrow(expect.objectContaining({ kind: 'contract' }));
      expect(tab.isLoggedIn()).toBe(false);
      expect(document.cookie).toBe('');
    },
  );

  test('stay in memory if cookies are blocked', async () => {
    stubBrowser('https://casino.example/', { areCookiesBlocked: true });
    const tab = await openTab(adapter);
    tab.startSession(pairOf('7'));
    expect(tab.readAccessToken()).toBe(pairOf('7').token);
    tab.endSession();
    expect(tab.readAccessToken()).toBeNull();
  });
});

describe('a session', () => {
  test('is restored from the cookies when the page opens', async () => {
    const before = await openTab(adapter);
    before.startSession(pairOf('7'));
    const after = await openTab(adapter);
    expect(after.session).toEqual({ status: 'player', userId: '7' });
  });

  test('notifies listeners of login and logout, and a logout redirects by default', async () => {
    const tab = await openTab(adapter);
    const [login, logout] = [vi.fn(), vi.fn()];
    tab.onLogin(login);
    tab.onLogout(logout);
    tab.startSession(pairOf('7'));
    sessionStorage.setItem('casino.idempotency.deposit', 'x');
    tab.endSession();
    expect(login.mock.calls).toEqual([[{ status: 'player', userId: '7' }]]);
    expect(logout.mock.calls).toEqual([[{ reason: 'asked', redirect: true, wantedPath: '/' }]]);
    expect(sessionStorage.getItem('casino.idempotency.deposit')).toBeNull();
    expect(document.cookie).toBe('');
  });
});

test('a logout by the player forgets the tokens at once and ends the session on the server', async () => {
  const send = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', send);
  const tab = await openTab(adapter);
  tab.startSession(pairOf('7'));
  tab.logOut();
  expect(document.cookie).toBe('');
  expect(send.mock.calls).toEqual([
    [
      expect.stringMatching(/\/json-api\/users\/sessions\/current$/),
      { method: 'DELETE', headers: { Authorization: `Bearer ${pairOf('7').token}` }, keepalive: true },
    ],
  ]);
});

describe('under /guest/', () => {
  test("a login stores its tokens and notifies listeners, but the page stays a guest's", async () => {
    stubBrowser('https://casino.example/guest/login');
    const tab = await openTab(adapter);
    const login = vi.fn();
    tab.onLogin(login);
    tab.startSession(pairOf('7'));
    expect(login.mock.calls).toEqual([[{ status: 'player', userId: '7' }]]);
    expect(tab.session).toEqual({ status: 'guest', userId: null });
    expect(tab.readAccessToken()).toBe(pairOf('7').token);
  });
});

describe('another tab', () => {
  test('follows login and logout', async () => {
    const first = await openTab(adapter);
    const second = await openTab(adapter);
    const stop = second.startSessionSync();
    const logout = vi.fn();
    second.onLogout(logout);
    first.startSession(pairOf('7'));
    await settle();
    expect(second.session.userId).toBe('7');
    first.endSession();
    await settle();
    expect(second.isLoggedIn()).toBe(false);
    expect(logout).toHaveBeenCalledWith(expect.objectContaining({ reason: 'other_tab', redirect: true }));
    stop();
  });

  test('logs the former player out when another one logs in', async () => {
    const first = await openTab(adapter);
    first.startSession(pairOf('7'));
    const second = await openTab(adapter);
    const stop = second.startSessionSync();
    const logout = vi.fn();
    second.onLogout(logout);
    first.startSession(pairOf('8'));
    await settle();
    expect(logout).toHaveBeenCalledWith(expect.objectContaining({ reason: 'other_tab', redirect: false }));
    expect(second.session.userId).toBe('8');
    stop();
  });

  test('notices a logout that it has missed when it becomes visible again', async () => {
    const first = await openTab(adapter);
    first.startSession(pairOf('7'));
    const second = await openTab(adapter);
    const stop = second.startSessionSync();
    first.clearTokens();
    expect(second.isLoggedIn()).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(second.isLoggedIn()).toBe(false);
    stop();
  });
});
