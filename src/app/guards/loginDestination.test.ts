import { describe, expect, it } from 'vitest';
import { loginDestination } from './loginDestination.ts';

const origin = 'https://aurora.example';
const of = (redirect: string, base = '/') =>
  loginDestination(`?redirect=${encodeURIComponent(redirect)}`, base, origin);

describe('after a login', () => {
  it('opens the full wanted path', () => {
    expect(of('/profile/balance?tab=1#top')).toBe('/profile/balance?tab=1#top');
  });
  it('opens Main without a wanted path', () => {
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
