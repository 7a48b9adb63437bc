import { describe, expect, it } from 'vitest';
import { brandIds } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import { languageTag } from '#/i18n/locales.ts';
import { accessOf, routeAt } from '#/lib/routeAt.ts';
import { knownPaths } from './publicPaths.ts';
import { homeLinks, robotsFile, siteData, siteMap, siteTags } from './site.ts';

describe.each(brandIds)('the site map of %s', (id) => {
  const brand = brands[id];
  const map = siteMap(brand, [...knownPaths(brand), '/tournaments/night-race']);
  const urls = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text = '']) => new URL(text));

  it('lists public pages of its own host, each once', () => {
    expect(new Set(urls.map(String)).size).toBe(urls.length);
    expect(urls.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['/', '/promo', '/tournaments', '/rules', '/help', '/help/payout-time']),
    );
    for (const { host, pathname } of urls) {
      expect(host).toBe(brand.hosts[0]);
      expect(accessOf(pathname), pathname).toBe('public');
      expect(routeAt(pathname), pathname).toBeDefined();
    }
  });

  it('gives the URL of each page in every language of the brand', () => {
    const perPage = map
      .split('<url>')
      .slice(1)
      .map((url) => [...url.matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language));
    const languages = brand.locales.map(languageTag);
    const expected = languages.length === 1 ? [] : [...languages, 'x-default'];
    for (const found of perPage) expect(found).toEqual(expected);
    expect(perPage).toHaveLength(urls.length);
  });

  it('is linked in robots.txt, which disallows guest mode but none of the listed pages', () => {
    const lines = robotsFile(brand).split('\n');
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const isOpen = (path: string) => !closed.some((prefix) => path.startsWith(prefix));
    expect(lines).toContain(`Sitemap: https://${brand.hosts[0] ?? ''}/sitemap.xml`);
    expect(isOpen('/guest/promo')).toBe(false);
    for (const { pathname } of urls) expect(isOpen(pathname), pathname).toBe(true);
  });
});

it.each(brandIds)(
  'the home page of %s has a canonical URL per language, and links to all languages',
  (id) => {
    const brand = brands[id];
    for (const locale of brand.locales) {
      const links = homeLinks(brand, locale);
      const query = (language: string) => (language === brand.defaultLocale ? '' : `?locale=${language}`);
      const home = `https://${brand.hosts[0] ?? ''}/`;
      expect(links).toContain(`<link data-site rel="canonical" href="${home}${query(locale)}">`);
      const alternates = [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...found]) => found);
      const languages = brand.locales.map((language) => [languageTag(language), home + query(language)]);
      expect(alternates).toEqual(languages.length === 1 ? [] : [...languages, ['x-default', home]]);
    }
  },
);

it('the tags of the site never contain the word "casino", which some hosts must not show', () => {
  for (const brand of Object.values(brands))
    for (const locale of brand.locales) {
      expect(siteTags(brand, locale)).not.toMatch(/casino|казино|cassino/i);
      expect(siteTags(brand, locale)).toContain(`content="https://${brand.hosts[0] ?? ''}/hero/`);
    }
});

it("the data of the site can't close its script element", () => {
  expect(siteData({ ...brands.aurora, name: '</script><b>' }, 'en')).not.toContain('</script><b>');
});
