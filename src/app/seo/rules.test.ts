import { describe, expect, it } from 'vitest';
import { routeAt } from '#/lib/routeAt.ts';
import { alternatesOf, breadcrumbsOf, canonicalIn } from './rules.ts';

const samba = { locales: ['br', 'en'] } as const;
const page = new URL('https://samba.example/promo?tab=1');

describe('a page in several languages', () => {
  it('has an address in each language of the brand, and one that follows the browser', () => {
    expect(alternatesOf(samba, page)).toEqual([
      { language: 'pt-BR', href: 'https://samba.example/promo?tab=1&locale=br' },
      { language: 'en', href: 'https://samba.example/promo?tab=1&locale=en' },
      { language: 'x-default', href: 'https://samba.example/promo?tab=1' },
    ]);
    expect(alternatesOf({ locales: ['ru'] }, page)).toEqual([]);
  });
  it('is its own original when the address names a language of the brand', () => {
    expect(canonicalIn(page, '?locale=en', samba)).toBe('https://samba.example/promo?tab=1&locale=en');
    expect(canonicalIn(page, '?locale=it', samba)).toBe(page.href);
    expect(canonicalIn(page, '', samba)).toBe(page.href);
  });
});

describe('breadcrumbs', () => {
  const names = { brand: 'Samba', action: 'Promotions', tournaments: 'Tournaments', help: 'Help' };
  const of = (path: string) =>
    breadcrumbsOf(routeAt(path)?.name, { name: 'This', path }, names).map((step) => step.path);
  it.each([
    ['/tournaments/night-race', ['/', '/tournaments', '/tournaments/night-race']],
    ['/promo/draw', ['/', '/promo', '/promo/draw']],
    ['/help/payout-time', ['/', '/help', '/help/payout-time']],
    ['/games/slots', ['/', '/games/slots']],
    ['/', []],
  ])('lead to %s', (path, expected) => {
    expect(of(path)).toEqual(expected);
  });
});
