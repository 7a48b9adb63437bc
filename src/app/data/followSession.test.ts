import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '#/api/session/session.store.ts';
import { followSession, logoutDestination } from './followSession.ts';

const main = { base: '/', afterLogout: 'main' } as const;

describe('after a logout', () => {
  it('the player is on Main', () => {
    expect(logoutDestination({ reason: 'asked', redirect: true, wantedPath: '/profile/info' }, main)).toBe(
      '/',
    );
  });
  it('the player is on Login where the brand says so', () => {
    expect(
      logoutDestination(
        { reason: 'asked', redirect: true, wantedPath: '/' },
        { base: '/', afterLogout: 'login' },
      ),
    ).toBe('/login');
  });
  it('the page stays when no redirect was wanted', () => {
    expect(logoutDestination({ reason: 'asked', redirect: false, wantedPath: '/' }, main)).toBeUndefined();
  });
  it('other tabs are on Main too', () => {
    expect(logoutDestination({ reason: 'other_tab', redirect: true, wantedPath: '/cashbox' }, main)).toBe(
      '/',
    );
  });
});

describe('a session that ended by itself', () => {
  it('leads back to a protected page after the next login', () => {
    expect(
      logoutDestination({ reason: 'expired', redirect: true, wantedPath: '/profile/info?tab=1' }, main),
    ).toBe('/login?redirect=%2Fprofile%2Finfo%3Ftab%3D1');
  });
  it('leaves a public page where it is', () => {
    expect(
      logoutDestination({ reason: 'expired', redirect: true, wantedPath: '/games/slots' }, main),
    ).toBeUndefined();
  });
});

describe('a login inside the base for guests', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('leaves the base for the wanted page, which is loaded anew', () => {
    const assign = vi.fn();
    const origin = 'https://aurora.example';
    vi.stubGlobal('location', { origin, host: 'aurora.example', pathname: '/guest/login', assign });
    const router = createMemoryRouter([{ path: '*' }], {
      basename: '/guest',
      initialEntries: ['/guest/login?redirect=%2Fguest%2Fcashbox'],
    });
    const stop = followSession(new QueryClient(), router, '/guest');
    startSession({ token: 'opaque', refreshToken: 'opaque too' });
    expect(assign.mock.calls).toEqual([['/cashbox']]);
    stop();
  });
});
