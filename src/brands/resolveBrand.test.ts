import { describe, expect, it } from 'vitest';
import { brandIds } from './brand.ts';
import { brands } from './brands.ts';
import { hostMatches } from './hostPattern.ts';
import { resolveBrand, resolveFlags } from './currentBrand.ts';

describe('the brand of a page', () => {
  it('is the brand of the build', () => {
    expect(resolveBrand({ buildBrand: 'samba', host: 'kometa.example' }).id).toBe('samba');
  });
  it('is the brand of the host if the build has none', () => {
    expect(resolveBrand({ host: 'www.riviera.example:8443' }).id).toBe('riviera');
    expect(resolveBrand({ buildBrand: '', host: 'KOMETA.localhost:5173' }).id).toBe('kometa');
  });
  it('is Aurora if the host is unknown', () => {
    expect(resolveBrand({ host: 'localhost:5173' }).id).toBe('aurora');
    expect(resolveBrand({ host: '' }).id).toBe('aurora');
  });
  it('is the brand that the mock requests, whatever the build and the host', () => {
    expect(resolveBrand({ buildBrand: 'samba', host: 'kometa.example', mockBrand: 'riviera' }).id).toBe(
      'riviera',
    );
  });
  it.each(['toString', '__proto__', 'AURORA', 'riviera ', 'none'])('ignores the unknown name %s', (name) => {
    expect(resolveBrand({ buildBrand: name, host: 'samba.example', mockBrand: name }).id).toBe('samba');
  });
  it("is not that of a host that only resembles a brand's host", () => {
    expect(resolveBrand({ host: 'samba.example.evil.test' }).id).toBe('aurora');
    expect(resolveBrand({ host: 'notsamba.example' }).id).toBe('aurora');
  });
});

describe('the flags of a brand', () => {
  it('are its own at its main host', () => {
    expect(resolveFlags(brands.aurora, 'aurora.example')).toEqual(brands.aurora.flags);
  });
  it('are overridden if a host pattern matches', () => {
    expect(resolveFlags(brands.aurora, 'aurora-mirror7.example')).toEqual({
      ...brands.aurora.flags,
      noCasinoWord: true,
      censoredLoginLogo: true,
    });
    expect(resolveFlags(brands.kometa, 'kometa-mirror1.example').originalEmail).toBe(true);
  });
});

describe('a host pattern', () => {
  it.each([
    ['*.a.example', 'www.a.example', true],
    ['*.a.example', 'a.example', false],
    ['*.a.example', '.a.example', false],
    ['a-*.example', 'a-1.example', true],
    ['a-*.example', 'a-.example', false],
    ['a-*b*.example', 'a-xby.example', true],
    ['a-*b*.example', 'a-xb.example', false],
    ['a.example', 'a.example:80', true],
  ])('%s matches %s: %s', (pattern, host, expected) => {
    expect(hostMatches(pattern, host)).toBe(expected);
  });
});

describe('the configuration of every brand', () => {
  it.each(brandIds)('%s: the default locale comes first, and the id equals its key', (id) => {
    expect(brands[id].defaultLocale).toBe(brands[id].locales[0]);
    expect(brands[id].id).toBe(id);
  });
  it.each([
    ['localhost', { id: 'aurora', currency: 'RUB', locales: ['ru', 'en', 'it', 'br'] }],
    ['kometa.localhost', { id: 'kometa', currency: 'RUB', locales: ['ru'] }],
    ['riviera.localhost', { id: 'riviera', currency: 'EUR', locales: ['it', 'en'] }],
    ['samba.localhost', { id: 'samba', currency: 'BRL', locales: ['br', 'en'] }],
  ])('the brand of %s has its currency and its languages, with the default one first', (host, expected) => {
    const brand = resolveBrand({ host });
    expect(brand).toMatchObject(expected);
    expect(brand.defaultLocale).toBe(expected.locales[0]);
  });
  it('no two brands share a host pattern', () => {
    const hosts = brandIds.flatMap((id) => brands[id].hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });
});
