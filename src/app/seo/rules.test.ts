import { describe, expect, it } from 'vitest';
import { languageTag } from '#/i18n/locales.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { alternatesOf, breadcrumbsOf, urlIn, withoutBrand } from './rules.ts';

const samba = { locales: ['br', 'en'], defaultLocale: 'br' } as const;
const page = new URL('https://samba.example/promo?tab=1');

describe('a page in several languages', () => {
  it("has a URL for each language of the brand, and one that follows the browser's language", () => {
    expect(alternatesOf(samba, page)).toEqual([
      { language: 'pt-BR', href: 'https://samba.example/promo?tab=1' },
      { language: 'en', href: 'https://samba.example/promo?tab=1&locale=en' },
      { language: 'x-default', href: 'https://samba.example/promo?tab=1' },
    ]);
    expect(alternatesOf({ locales: ['ru'], defaultLocale: 'ru' }, page)).toEqual([]);
  });
  it('has a different canonical URL in each language, which is one of the alternates', () => {
    for (const locale of samba.locales)
      expect(alternatesOf(samba, page)).toContainEqual({
        language: languageTag(locale),
        href: urlIn(locale, page, samba),
      });
    expect(urlIn('en', page, samba)).not.toBe(urlIn('br', page, samba));
  });
});

describe('breadcrumbs', () => {
  it.each([
    ['Rules — Samba', 'Rules'],
    ['Promotion · Samba', 'Promotion'],
    ['Samba', 'Samba'],
    ['How is Samba licensed?', 'How is Samba licensed?'],
  ])('name the page without the brand in its title: %s', (title, expected) => {
    expect(withoutBrand(title, 'Samba')).toBe(expected);
  });
  const names = { brand: 'Samba', action: 'Promotions', tournaments: 'Tournaments', help: 'Help' };
  const of = (path: string) =>
    breadcrumbsOf(routeAt(path)?.name, { name: 'This', path }, names).map((step) => step.path);
  it.each([
    ['/tournaments/night-race', ['/', '/tournaments', '/tournaments/night-race']],
    ['/promo/draw', ['/', '/promo', '/promo/draw']],
    ['/help/payout-time', ['/', '/help', '/help/payout-time']],
    ['/games/slots', ['/', '/games/slots']],
    ['/', []],
  ])('lead from the main page to %s', (path, expected) => {
    expect(of(path)).toEqual(expected);
  });
});
