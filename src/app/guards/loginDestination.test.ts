import { describe, expect, it } from 'vitest';
import { loginDestination } from '../data/followSession.ts';

const origin = 'https://aurora.example';
const of = (redirect: string, base = '/') =>
  loginDestination(`?redirect=${encodeURIComponent(redirect)}`, base, origin);

describe('after a login', () => {
  it('opens the full URL in `redirect`', () => {
    expect(of('/profile/balance?tab=1#top')).toBe('/profile/balance?tab=1#top');
  });
  it('opens the main page if there is no `redirect`', () => {
    expect(loginDestination('', '/', origin)).toBe('/');
  });
  it("doesn't repeat the base path", () => {
    expect(of('/guest/promo', '/guest')).toBe('/promo');
  });
  it("doesn't redirect to the login page", () => {
    expect(of('/login')).toBe('/');
    expect(of('/login?redirect=/login')).toBe('/');
  });
  it.each([
    ['/cashbox?tab=payout&mock.user=guest&mock.seed=7&locale=en#top', '/cashbox?tab=payout&locale=en#top'],
    ['/cashbox?mock.user=guest&mock.seed=7&tab=payout', '/cashbox?tab=payout'],
    ['/cashbox?mock.user=guest#top', '/cashbox?#top'],
    ['/promo?about=mock.user', '/promo?about=mock.user'],
  ])('removes the parameters that start a mock casino from %s', (redirect, wanted) => {
    expect(of(redirect)).toBe(wanted);
  });
  it.each([
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '/%2F%2Fevil.example',
    '/%252Fevil.example/..//',
    ' /promo',
    '/\tevil',
    'data:text/html,x',
    'promo',
    '/..//evil.example',
  ])('ignores the hostile redirect %j', (redirect) => {
    expect(of(redirect)).toBe('/');
  });
});
