import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  frameUrl,
  imageSet,
  imageUrl,
  openInNewTab,
  providerUrl,
  sameSitePath,
  sanitizeLink,
} from './url.ts';
import { hostileUrls } from './hostileUrls.testing.ts';

const origin = 'https://casino.example';
const allowed = ['https://games.example', 'http://localhost:4010'];
const cases = { numRuns: 10_000 };

beforeEach(() => vi.stubGlobal('location', new URL(`${origin}/promo`)));
afterEach(() => vi.unstubAllGlobals());

describe('hostile URLs', () => {
  test('are at least 150, and all different', () => {
    expect(new Set(hostileUrls).size).toBe(hostileUrls.length);
    expect(hostileUrls.length).toBeGreaterThanOrEqual(150);
  });

  test.each(hostileUrls.map((url) => [url]))('%j is refused by each function', (url) => {
    expect(sameSitePath(url, origin)).toBeNull();
    expect(frameUrl(url, allowed)).toBeNull();
    expect(providerUrl(url, allowed)).toBeNull();
    expect(imageUrl(url, origin)).toBeUndefined();
    const link = sanitizeLink(url);
    // If `sanitizeLink` accepts the URL, it is plain http(s): no script, no disguised host, no credentials.
    expect(link === null || /^https?:\/\/[a-z0-9.-]+(?::\d+)?\//.test(link)).toBe(true);
  });
});

describe('sameSitePath', () => {
  test.each([
    ['/', '/'],
    ['/cashbox?tab=payout#history', '/cashbox?tab=payout#history'],
    ['/promo/../tournaments/night-race', '/tournaments/night-race'],
    ['/games/%D1%81%D0%BB%D0%BE%D1%82%D1%8B', '/games/%D1%81%D0%BB%D0%BE%D1%82%D1%8B'],
    ['/login?redirect=https://elsewhere.example/', '/login?redirect=https://elsewhere.example/'],
    ['/play/sun@moon', '/play/sun@moon'],
  ])('keeps %s', (value, path) => {
    expect(sameSitePath(value, origin)).toBe(path);
  });

  test.each([
    [null],
    [undefined],
    [5],
    [{}],
    [['/promo']],
    [''],
    ['promo'],
    ['?x'],
    ['#x'],
    [`/${'a'.repeat(3000)}`],
    [`${origin}/promo`],
  ])('refuses %j', (value) => {
    expect(sameSitePath(value, origin)).toBeNull();
  });

  test('returns a path of this site or null for any text', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%252f',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'javascript:',
      '%',
      '／',
      '\u200b',
      'a',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const path = sameSitePath(text, origin);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![\\/])/);
        expect(new URL(path, origin).origin).toBe(origin);
        // The result is stable: passing it in again must not decode it to another path.
        expect(sameSitePath(path, origin)).toBe(path);
      }),
      cases,
    );
  });
});

describe('sanitizeLink', () => {
  test.each([
    ['https://help.example/rules?x=1#a', 'https://help.example/rules?x=1#a'],
    ['HTTP://help.example', 'http://help.example/'],
    [' https://help.example/ ', 'https://help.example/'],
    ['mailto:help@casino.example?subject=Hi', 'mailto:help@casino.example?subject=Hi'],
    ['tel:+1-234-567', 'tel:+1-234-567'],
    ['/promo/night', '/promo/night'],
    ['#rules', '#rules'],
  ])('keeps %s', (href, link) => {
    expect(sanitizeLink(href)).toBe(link);
  });

  test.each([
    ['mailto:a@b.example%0d%0abcc:c@d.example'],
    ['mailto:a@b.example?subject=%0AX'],
    ['tel:javascript:alert(1)'],
    ['sms:1'],
    ['ftp://a.example'],
    ['#"onclick'],
  ])('refuses %s', (href) => {
    expect(sanitizeLink(href)).toBeNull();
  });

  test('returns nothing that can run a script, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
        ),
        (text) => {
          const link = sanitizeLink(text);
          expect(link === null || /^(?:https?|mailto|tel):$/.test(new URL(link, origin).protocol)).toBe(true);
        },
      ),
      cases,
    );
  });
});

describe('frameUrl', () => {
  test.each([
    ['https://games.example/run?token=1', 'https://games.example/run?token=1'],
    ['http://localhost:4010/game', 'http://localhost:4010/game'],
    ['/mock-pages/game', `${origin}/mock-pages/game`],
    [`${origin}/game`, `${origin}/game`],
  ])('keeps %s', (value, url) => {
    expect(frameUrl(value, allowed)?.href).toBe(url);
  });

  test.each([
    ['https://other.example/run'],
    ['http://games.example/run'],
    ['https://games.example:444/run'],
    ['https://games.example.evil.example/'],
    ['https://user@games.example/'],
    ['http://localhost:4011/'],
    ['http://127.0.0.1:4010/'],
    [7],
  ])('refuses %j', (value) => {
    expect(frameUrl(value, allowed)).toBeNull();
  });
});

describe('imageUrl', () => {
  test.each([
    ['/media/games/golden-harvest.webp', '/media/games/golden-harvest.webp'],
    ['/media/games/a.webp?w=300&v=2', '/media/games/a.webp?w=300&v=2'],
    ['/media/%D1%81%D0%BB%D0%BE%D1%82.webp', '/media/%D1%81%D0%BB%D0%BE%D1%82.webp'],
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['https://casino.example/a.webp', 'https://casino.example/a.webp'],
  ])('keeps %s', (value, url) => {
    expect(imageUrl(value, origin, ['https://cdn.example'])).toBe(url);
  });
  test('keeps URLs of a server on the same machine', () => {
    expect(imageUrl('http://localhost:4010/a.webp', 'http://localhost:5173')).toBe(
      'http://localhost:4010/a.webp',
    );
  });

  test.each([
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg onload=alert(1)>'],
    ['data:image/png;base64,AAAA'],
    ['blob:https://casino.example/1'],
    ['http://cdn.example/a.webp'],
    ['https://other-cdn.example/a.webp'],
    ['https://user@cdn.example/a.webp'],
    ['//cdn.example/a.webp'],
    ['/\\cdn.example/a.webp'],
    ['/media/..//cdn.example/a.webp'],
    ['/media/a.webp 2x, https://evil.example/b.webp'],
    ['media/a.webp'],
    [''],
    [undefined],
    [7],
  ])('refuses %j', (value) => {
    expect(imageUrl(value, origin, ['https://cdn.example'])).toBeUndefined();
  });
});

describe('imageSet', () => {
  test('offers the small picture for one pixel per CSS pixel and the large one for more', () => {
    expect(imageSet('/small/fox.webp', '/large/fox.webp')).toBe('/small/fox.webp, /large/fox.webp 2x');
  });

  test.each([
    ['the small picture is missing', undefined, '/large.webp'],
    ['a URL is of a foreign origin', 'https://evil.example/a.webp', '/large.webp'],
    ['a URL would add a picture to the list', '/small.webp,https://evil.example/b.webp', '/large.webp'],
  ])('is undefined if %s', (_, small, large) => {
    expect(imageSet(small, large)).toBeUndefined();
  });
});

describe('openInNewTab', () => {
  test('opens without an opener, and ignores refused URLs', () => {
    const open = vi.fn();
    vi.stubGlobal('window', { open });
    expect(openInNewTab('https://help.example/')).toBe(true);
    expect(openInNewTab('javascript:alert(1)')).toBe(false);
    expect(open.mock.calls).toEqual([['https://help.example/', '_blank', 'noopener,noreferrer']]);
  });
});
