import { describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';
import { concernOf, staticRoutes } from './requests.ts';

const ORIGIN = 'https://aurora.example';
const concern = (path: string, request: Partial<Request> = {}) =>
  concernOf(
    { method: 'GET', mode: 'navigate', destination: 'document', url: new URL(path, ORIGIN).href, ...request },
    ORIGIN,
  );
const asFile = { mode: 'cors', destination: 'script' } as const;

describe('the service worker', () => {
  it.each(['/', '/games/slots', '/profile/info?tab=1', '/guest/'])('handles the page %s', (path) => {
    expect(concern(path)).toBe('page');
  });
  it('handles scripts, styles and images of the site', () => {
    expect(concern('/assets/app-x1Y2z3-_.js', asFile)).toBe('asset');
    expect(concern('/hero/aurora-desktop.webp', asFile)).toBe('art');
    expect(concern('/assets/../json-api/v2/games', asFile)).toBeNull();
  });
  it.each(['/json-api/v2/balance', '/api/users/login', '/log', '/socket'])(
    'ignores API calls: %s',
    (path) => {
      expect(concern(path, { mode: 'cors', destination: '' })).toBeNull();
    },
  );
  it('ignores writes, frames, other sites, and files that are opened as a page', () => {
    expect(concern('/', { method: 'POST' })).toBeNull();
    expect(concern('/', { destination: 'iframe' })).toBeNull();
    expect(concern('https://games.example/assets/a-12345678.js', asFile)).toBeNull();
    expect(concern('/mock-pages/payment/index.html')).toBeNull();
    expect(concern('/brand/aurora.svg')).toBeNull();
  });
  it('lets other requests go to the network without starting the worker, if the browser supports that', () => {
    expect(staticRoutes.at(-1)).toEqual({ condition: { urlPattern: { pathname: '/*' } }, source: 'network' });
  });
});

describe('a message to the service worker', () => {
  const keep = {
    type: 'casino.keep',
    page: '/pages/aurora.ru.frame.html',
    assets: ['/assets/a-12345678.js'],
  };

  it('may contain a page and assets of our own build', () => {
    expect(readMessage(keep)).toEqual(keep);
  });
  it.each([
    null,
    'casino.activate',
    { type: 'casino.keep' },
    { ...keep, page: 'https://evil.example/pages/a.frame.html' },
    { ...keep, page: '/pages/../json-api/v2/balance' },
    { ...keep, assets: 'all' },
    { type: 'else' },
  ])('is ignored: %j', (data) => {
    expect(readMessage(data)).toBeNull();
  });
  it("loses its URLs that aren't assets", () => {
    const assets = ['/json-api/v2/balance', 7, 'https://evil.example/assets/a.js', '/assets/b-12345678.css'];
    expect(readMessage({ ...keep, assets })).toMatchObject({ assets: ['/assets/b-12345678.css'] });
  });
});
