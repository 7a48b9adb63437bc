import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '#/api/session/session.store.ts';
import { followSession, logoutDestination, watchEarlyLogout } from './followSession.ts';

const main = { base: '/', afterLogout: 'main' } as const;

describe('after a logout', () => {
  it('the player is sent to the main page', () => {
    expect(logoutDestination({ reason: 'asked', redirect: true, wantedPath: '/profile/info' }, main)).toBe(
      '/',
    );
  });
  it('the player is sent to the login page if the brand is configured so', () => {
    expect(
      logoutDestination(
        { reason: 'asked', redirect: true, wantedPath: '/' },
        { base: '/', afterLogout: 'login' },
      ),
    ).toBe('/login');
  });
  it('the page stays open if the logout asks for no redirect', () => {
    expect(logoutDestination({ reason: 'asked', redirect: false, wantedPath: '/' }, main)).toBeUndefined();
  });
  it('other tabs go to the main page too', () => {
    expect(logoutDestination({ reason: 'other_tab', redirect: true, wantedPath: '/cashbox' }, main)).toBe(
      '/',
    );
  });
});

describe('an expired session', () => {
  it('leads from a protected page to the login, which returns to that page', () => {
    expect(
      logoutDestination({ reason: 'expired', redirect: true, wantedPath: '/profile/info?tab=1' }, main),
    ).toBe('/login?redirect=%2Fprofile%2Finfo%3Ftab%3D1');
  });
  it('leads from a game for money to the login, which returns to the game', () => {
    expect(
      logoutDestination({ reason: 'expired', redirect: true, wantedPath: '/play/golden-harvest' }, main),
    ).toBe('/login?redirect=%2Fplay%2Fgolden-harvest');
  });
  it.each(['/games/slots', '/play/golden-harvest?mode=demo'])(
    'keeps the public page %s open',
    (wantedPath) => {
      expect(logoutDestination({ reason: 'expired', redirect: true, wantedPath }, main)).toBeUndefined();
    },
  );
});

describe('a session that is found expired before the router exists', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('leads to the login, too', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { brand: 'aurora' } } });
    startSession({ token: 'opaque', refreshToken: 'opaque too' });
    const earlyLogout = watchEarlyLogout();
    vi.stubGlobal('location', { host: '', pathname: '/play/golden-harvest', search: '', hash: '' });
    endSession({ reason: 'expired' });
    const router = createMemoryRouter([{ path: '*', Component: () => null }]);
    const stop = followSession({ client: new QueryClient(), router, base: '/' }, earlyLogout());
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?redirect=%2Fplay%2Fgolden-harvest');
    stop();
  });
});

describe('the queries of a page that a logout leaves', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('are not asked again until the login page is open, because guests would be refused', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { brand: 'aurora' } } });
    vi.stubGlobal('location', { host: '', pathname: '/cashbox', search: '', hash: '' });
    startSession({ token: 'opaque', refreshToken: 'opaque too' });
    const client = new QueryClient();
    const queryFn = vi.fn(() => Promise.resolve('data'));
    const leavePage = new QueryObserver(client, { queryKey: ['methods'], queryFn }).subscribe(
      () => undefined,
    );
    const loginCode = Promise.withResolvers<null>();
    const router = createMemoryRouter(
      [
        { path: '/cashbox', Component: () => null },
        { path: '/login', Component: () => null, loader: () => loginCode.promise },
      ],
      { initialEntries: ['/cashbox'] },
    );
    const stop = followSession({ client, router, base: '/' });
    await vi.waitFor(() => expect(client.getQueryData(['methods'])).toBe('data'));

    endSession({ reason: 'expired' });
    await vi.waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/login'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(client.getQueryState(['methods'])).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    expect(queryFn).toHaveBeenCalledTimes(1);

    leavePage();
    loginCode.resolve(null);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await vi.waitFor(() => expect(client.getQueryState(['methods'])).toBeUndefined());
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('a login under /guest/', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('opens the page to return to outside /guest/, with a full page load', () => {
    const assign = vi.fn();
    const origin = 'https://aurora.example';
    vi.stubGlobal('location', { origin, host: 'aurora.example', pathname: '/guest/login', assign });
    const router = createMemoryRouter([{ path: '*' }], {
      basename: '/guest',
      initialEntries: ['/guest/login?redirect=%2Fguest%2Fcashbox'],
    });
    const stop = followSession({ client: new QueryClient(), router, base: '/guest' });
    startSession({ token: 'opaque', refreshToken: 'opaque too' });
    expect(assign.mock.calls).toEqual([['/cashbox']]);
    stop();
  });
});
