import { describe, expect, it } from 'vitest';
import { parseCookies, pickPage, type PageTable, type PickedPage, type Visit } from './pages.ts';

const table: PageTable = {
  routes: ['/', '/profile', '/tournaments/:slug', '/producers/:slug/:category'],
  brands: [
    {
      brand: 'aurora',
      hosts: ['aurora.example', '*.aurora.example'],
      defaultLocale: 'ru',
      paths: ['/404', '/rules', '/help/payout'],
      locales: [
        { locale: 'ru', language: 'ru' },
        { locale: 'en', language: 'en' },
        { locale: 'br', language: 'pt-BR' },
      ],
    },
    {
      brand: 'samba',
      hosts: ['samba.example'],
      defaultLocale: 'br',
      paths: ['/404'],
      locales: [{ locale: 'br', language: 'pt-BR' }],
    },
  ],
};
const answer = (visit: Partial<Visit>): PickedPage | undefined =>
  pickPage(table, {
    pathname: '/',
    host: 'aurora.example',
    locale: null,
    cookies: {},
    acceptLanguage: undefined,
    ...visit,
  });
const pick = (visit: Partial<Visit>): string | undefined => answer(visit)?.file;

describe('the page of a visit', () => {
  it('is the prerendered lobby for a guest at the root, and an empty frame elsewhere', () => {
    expect(pick({})).toBe('/pages/aurora.ru.lobby.html');
    expect(pick({ pathname: '/tournaments/night-race' })).toBe('/pages/aurora.ru.frame.html');
  });
  it('is the prerendered page in the visitor’s language if the build made one', () => {
    expect(pick({ pathname: '/help/payout', locale: 'en' })).toBe('/pages/aurora.en/help/payout.html');
    expect(pick({ pathname: '/rules', cookies: { token: 'x' } })).toBe('/pages/aurora.ru/rules.html');
    expect(pick({ pathname: '/guest/rules/' })).toBe('/pages/aurora.ru/rules.html');
    expect(pick({ pathname: '/help/../rules' })).toBe('/pages/aurora.ru/404.html');
    expect(pick({ pathname: '/rules', host: 'samba.example' })).toBe('/pages/samba.br/404.html');
  });
  it.each([{ token: 'x' }, { refreshToken: 'x' }])(
    'is an empty frame for a player with the cookies %o',
    (cookies) => {
      expect(pick({ cookies })).toBe('/pages/aurora.ru.frame.html');
    },
  );
  it.each(['/guest', '/guest/'])('is the prerendered lobby of a guest for everybody at %s', (pathname) => {
    expect(pick({ pathname, cookies: { token: 'x' } })).toBe('/pages/aurora.ru.lobby.html');
  });
});

describe('a path', () => {
  it.each(['/profile', '/PROFILE/', '/guest/profile', '/tournaments/night-race', '/producers/a/b', '/404'])(
    'of a route answers 200: %s',
    (pathname) => {
      expect(answer({ pathname })?.status).toBe(200);
    },
  );
  it.each(['/no-such', '/no/such/page', '/profile/no-such', '/guest/no-such', '/guests', '/producers/a/b/c'])(
    'that matches no route answers 404 with the error page: %s',
    (pathname) => {
      expect(answer({ pathname, locale: 'en', cookies: { token: 'x' } })).toEqual({
        file: '/pages/aurora.en/404.html',
        status: 404,
      });
    },
  );
});

describe('the brand', () => {
  it.each([
    ['samba.example:8443', 'samba'],
    ['SAMBA.example', 'samba'],
    ['m.aurora.example', 'aurora'],
    ['.aurora.example', 'aurora'],
    ['samba.example.evil.test', 'aurora'],
    ['localhost', 'aurora'],
  ])('at the host %s is %s', (host, brand) => {
    expect(pick({ host })).toContain(`/${brand}.`);
  });
  it('is the requested one, if it exists', () => {
    expect(pick({ brand: 'samba' })).toBe('/pages/samba.br.lobby.html');
    expect(pick({ brand: '../secret', host: 'samba.example' })).toBe('/pages/samba.br.lobby.html');
  });
});

describe('the language', () => {
  it('comes from the link, or else from the earlier choice, the browser or the brand, in this order', () => {
    const acceptLanguage = 'de, pt-PT;q=0.9, en;q=0.1';
    expect(pick({ locale: 'ru', cookies: { locale: 'en' }, acceptLanguage })).toContain('.ru.');
    expect(pick({ cookies: { locale: 'en' }, acceptLanguage })).toContain('.en.');
    expect(pick({ acceptLanguage })).toContain('.br.');
    expect(pick({ acceptLanguage: 'de' })).toContain('.ru.');
  });
  it("is the browser's language with the highest weight, and never an excluded one", () => {
    expect(pick({ acceptLanguage: 'ru;q=0.5,en;q=0.8' })).toContain('.en.');
    expect(pick({ acceptLanguage: 'en;q=0' })).toContain('.ru.');
  });
  it.each(['xx', '__proto__', '../..'])('is never the invalid %s', (locale) => {
    expect(pick({ locale, cookies: { locale }, acceptLanguage: locale })).toBe('/pages/aurora.ru.lobby.html');
  });
});

it('parses cookies by name', () => {
  expect(parseCookies('a=1; locale=en;token=x=y')).toEqual({ a: '1', locale: 'en', token: 'x' });
  expect(parseCookies(undefined)['token']).toBeUndefined();
});
