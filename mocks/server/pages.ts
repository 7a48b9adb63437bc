// Picks the static page for a visit by brand, language and whether a guest opens the lobby
// (docs/deploy.md).

export interface PageTable {
  /**
   * Route patterns of the app; `:` marks a parameter. Any other path without a static page is
   * unknown.
   */
  readonly routes: readonly string[];
  readonly brands: readonly {
    readonly brand: string;
    /** Host names; `*` matches one or more characters. */
    readonly hosts: readonly string[];
    readonly defaultLocale: string;
    /** Paths with their own static page in each locale, with content for readers without scripts. */
    readonly paths: readonly string[];
    /** `language` is the BCP 47 tag. */
    readonly locales: readonly { readonly locale: string; readonly language: string }[];
  }[];
}

export interface Visit {
  readonly pathname: string;
  readonly host: string | undefined;
  /** Explicitly requested brand; wins over the host. */
  readonly brand?: string | null | undefined;
  /** The query parameter `locale`. */
  readonly locale: string | null;
  readonly cookies: Readonly<Record<string, string>>;
  readonly acceptLanguage: string | undefined;
}

type BrandPages = PageTable['brands'][number];

function hostFits(pattern: string, host: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/\W/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 'i').test(host);
}

function brandOf({ brands }: PageTable, { brand, host = '' }: Visit): BrandPages | undefined {
  const name = host.replace(/:\d+$/, '');
  return (
    brands.find((pages) => pages.brand === brand) ??
    brands.find(({ hosts }) => hosts.some((pattern) => hostFits(pattern, name))) ??
    brands[0]
  );
}

/** Languages of an `Accept-Language` header, most preferred first. */
function languagesOf(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [language = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language, weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}

function localeOf({ locales, defaultLocale }: BrandPages, visit: Visit): string {
  const isOffered = (name: string | null | undefined): boolean =>
    locales.some(({ locale }) => locale === name);
  const named = [visit.locale, visit.cookies['locale']].find(isOffered);
  if (named) return named;
  for (const language of languagesOf(visit.acceptLanguage ?? '')) {
    const base = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
    const found =
      locales.find((offered) => offered.language.toLowerCase() === language) ??
      locales.find((offered) => base(offered.language) === base(language));
    if (found) return found.locale;
  }
  return defaultLocale;
}

/** The path without the prefix `/guest` and a trailing slash; empty for the lobby. */
function pagePath(pathname: string): string {
  return pathname.replace(/^\/guest(?=\/|$)/, '').replace(/\/+$/, '');
}

/** Whether to show the guests' lobby. Guests always get it; logged-in players get it under `/guest/`. */
function isGuestLobby({ pathname, cookies }: Visit): boolean {
  const isGuest = cookies['token'] === undefined && cookies['refreshToken'] === undefined;
  return pathname.startsWith('/guest') || isGuest;
}

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`, 'i').test(path);

/** Files that have the same URL path in each brand, but different contents. */
export const BRAND_FILES: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml']);

export interface PickedPage {
  readonly file: string;
  readonly status: 200 | 404;
}

/** The page that answers a visit, unless the path is that of a file. */
export function pickPage(table: PageTable, visit: Visit): PickedPage | undefined {
  const brand = brandOf(table, visit);
  if (!brand) return undefined;
  if (BRAND_FILES.has(visit.pathname))
    return { file: `/pages/${brand.brand}.${visit.pathname.slice(1)}`, status: 200 };
  const pages = `/pages/${brand.brand}.${localeOf(brand, visit)}`;
  const path = pagePath(visit.pathname);
  if (path === '') return { file: `${pages}.${isGuestLobby(visit) ? 'lobby' : 'frame'}.html`, status: 200 };
  if (brand.paths.includes(path)) return { file: `${pages}${path}.html`, status: 200 };
  if (table.routes.some((pattern) => fits(pattern, path)))
    return { file: `${pages}.frame.html`, status: 200 };
  return { file: `${pages}/404.html`, status: 404 };
}

/** The request headers that the chosen page depends on, for HTTP caches. */
export const PAGE_VARY = 'accept-encoding, accept-language, cookie, sec-fetch-site';

export function parseCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}
