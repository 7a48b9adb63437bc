import { describe, expect, it } from 'vitest';
import { loginDestination } from './loginDestination.ts';

const origin = 'https://aurora.example';
const of = (redirect: string, base = '/') =>
  loginDestination(`?redirect=${encodeURIComponent(redirect)}`, base, origin);

describe('after a login', () => {
  it('the full wanted path is opened', () => {
    expect(of('/profile/balance?tab=1#top')).toBe('/profile/balance?tab=1#top');
  });
  it('Main is opened when nothing was wanted', () => {
    expect(loginDestination('', '/', origin)).toBe('/');
  });
  it('the base path is not doubled', () => {
    expect(of('/guest/promo', '/guest')).toBe('/promo');
  });
  it('the login page does not lead to itself', () => {
    expect(of('/login')).toBe('/');
    expect(of('/login?redirect=/login')).toBe('/');
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
  ])('the hostile redirect %j does nothing', (redirect) => {
    expect(of(redirect)).toBe('/');
  });
});
