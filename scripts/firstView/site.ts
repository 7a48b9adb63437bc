// Generates tags, files and notices for search engines, link previews and visitors without scripts.
import { heroArt } from '#/brands/heroArt.ts';
import type { Brand } from '#/brands/brand.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';
import { paths } from '#/paths.ts';
import { alternatesOf, urlIn } from '#/app/seo/rules.ts';

/**
 * Texts that only static pages contain. They aren't in `messages/`, because browsers load those. They avoid
 * the word 'casino', which some hosts must not show.
 */
const DESCRIPTION: Readonly<Record<Locale, string>> = {
  ru: 'Слоты, рулетка и краш-игры, турниры с призами, акции и инструменты безопасной игры. 18+',
  en: 'Slots, roulette and crash games, tournaments with prizes, promotions and safe-play tools. 18+',
  it: 'Slot, roulette e giochi crash, tornei con premi, promozioni e strumenti per giocare sicuri. 18+',
  br: 'Slots, roleta e jogos crash, torneios com prêmios, promoções e ferramentas de jogo seguro. 18+',
};
const WITHOUT_SCRIPTS: Readonly<Record<Locale, string>> = {
  ru: 'Включи JavaScript в настройках браузера: он нужен играм и кошельку.',
  en: 'Turn on JavaScript in your browser’s settings: games and the wallet need it.',
  it: 'Attiva JavaScript nelle impostazioni del browser: serve ai giochi e al portafoglio.',
  br: 'Ative o JavaScript nas configurações do navegador: os jogos e a carteira precisam dele.',
};
/** Locales in Open Graph's format, with a territory. */
const TERRITORY: Readonly<Record<Locale, string>> = { ru: 'ru_RU', en: 'en_GB', it: 'it_IT', br: 'pt_BR' };

/** The origin of the brand's main host. */
export function originOf({ hosts: [host = ''] }: Pick<Brand, 'hosts'>): string {
  return `https://${host}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Tags about the whole site, for readers without scripts. In a browser, `SearchTags` replaces the tags
 * marked `data-site` with the page's own.
 */
export function siteTags(brand: Brand, locale: Locale): string {
  const own = [
    `name="description" content="${escaped(DESCRIPTION[locale])}"`,
    `property="og:title" content="${escaped(brand.name)}"`,
    `property="og:description" content="${escaped(DESCRIPTION[locale])}"`,
  ];
  return own.map((attributes) => `<meta data-site ${attributes}>`).join('') + sharedTags(brand, locale);
}

/** Tags that are the same on every page. */
export function sharedTags(brand: Brand, locale: Locale): string {
  const image = originOf(brand) + (heroArt(brand.id).desktop.src ?? '');
  const shared = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': TERRITORY[locale],
    'og:image': image,
  };
  return [
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/**
 * Canonical and alternate links of the home page, for readers without scripts. In a browser, `SearchTags`
 * replaces them.
 */
export function homeLinks(brand: Brand, locale: Locale): string {
  const home = new URL(paths.main(), originOf(brand));
  const links = [
    `rel="canonical" href="${urlIn(locale, home, brand)}"`,
    ...alternatesOf(brand, home).map(
      ({ language, href }) => `rel="alternate" hreflang="${language}" href="${href}"`,
    ),
  ];
  return links.map((attributes) => `<link data-site ${attributes}>`).join('');
}

/**
 * Structured data about the site. It is a data block and no code, so the security policy needs no hash for it.
 */
export function siteData(brand: Brand, locale: Locale): string {
  const url = `${originOf(brand)}/`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url,
    inLanguage: languageTag(locale),
    publisher: { '@type': 'Organization', name: brand.name, url, logo: originOf(brand) + brand.art.logo },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

export function withoutScripts(locale: Locale): string {
  return `<noscript><p>${escaped(WITHOUT_SCRIPTS[locale])}</p></noscript>`;
}

/** @param listed paths of the pages that search engines may list */
export function siteMap(brand: Brand, listed: readonly string[]): string {
  const urls = listed.map((path) => {
    const page = new URL(path, originOf(brand));
    const links = alternatesOf(brand, page).map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    );
    return `<url><loc>${escaped(page.href)}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt`. It excludes the URLs of guest mode, because they duplicate all other pages. Account pages
 * exclude themselves with a `robots` tag.
 */
export function robotsFile(brand: Brand): string {
  return `User-agent: *\nDisallow: /guest/\nSitemap: ${originOf(brand)}/sitemap.xml\n`;
}
