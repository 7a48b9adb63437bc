import { describe, expect, it } from 'vitest';
import { logoutDestination } from './followSession.ts';

const main = { base: '/', afterLogout: 'main' } as const;

describe('after a logout', () => {
  it('the player is on Main', () => {
    expect(logoutDestination({ reason: 'asked', redirect: true, wantedPath: '/profile/info' }, main)).toBe('/');
  });
  it('the player is on Login where the brand says so', () => {
    expect(logoutDestination({ reason: 'asked', redirect: true, wantedPath: '/' }, { base: '/', afterLogout: 'login' })).toBe('/login');
  });
  it('the page stays when no redirect was wanted', () => {
    expect(logoutDestination({ reason: 'asked', redirect: false, wantedPath: '/' }, main)).toBeUndefined();
  });
  it('other tabs are on Main too', () => {
    expect(logoutDestination({ reason: 'other_tab', redirect: true, wantedPath: '/cashbox' }, main)).toBe('/');
  });
});

describe('a session that ended by itself', () => {
  it('leads back to a protected page after the next login', () => {
    expect(logoutDestination({ reason: 'expired', redirect: true, wantedPath: '/profile/info?tab=1' }, main)).toBe(
      '/login?redirect=%2Fprofile%2Finfo%3Ftab%3D1',
    );
  });
  it('leaves a public page where it is', () => {
    expect(logoutDestination({ reason: 'expired', redirect: true, wantedPath: '/games/slots' }, main)).toBeUndefined();
  });
});
