import type { Brand } from '#/brands/brand.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';
import { paths, type RouteName } from '#/paths.ts';

type Languages = Pick<Brand, 'locales' | 'defaultLocale'>;

/**
 * The URL of a page in a language. Without the `locale` parameter, search engines get the brand's default
 * language, because they send no language preference.
 */
export function urlIn(locale: Locale, page: URL, { defaultLocale }: Languages): string {
  const url = new URL(page);
  if (locale !== defaultLocale) url.searchParams.set('locale', locale);
  return url.href;
}

export interface Alternate {
  /** BCP 47 tag, or `x-default` for the URL whose language depends on the visitor's browser. */
  readonly language: string;
  readonly href: string;
}

/** The URLs of a page in each of the brand's languages. Empty if the brand has only one. */
export function alternatesOf(brand: Languages, page: URL): Alternate[] {
  const { locales } = brand;
  if (locales.length < 2) return [];
  return [
    ...locales.map((locale) => ({ language: languageTag(locale), href: urlIn(locale, page, brand) })),
    { language: 'x-default', href: page.href },
  ];
}

/** A title without the brand's name at its end. */
export function withoutBrand(title: string, brand: string): string {
  if (title === brand || !title.endsWith(brand)) return title;
  return title.slice(0, -brand.length).replace(/[\s·—|-]+$/, '');
}

type ListRoute = 'action' | 'tournaments' | 'help';
const LISTS: Partial<Record<RouteName, ListRoute>> = {
  promoPage: 'action',
  tournamentPage: 'tournaments',
  tournamentSeries: 'tournaments',
  tournamentGames: 'tournaments',
  helpAnswer: 'help',
};
const LIST_PATHS: Readonly<Record<ListRoute, string>> = {
  action: paths.action(),
  tournaments: paths.tournaments(),
  help: paths.staticPage('help'),
};

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumbs: the lobby, the page's list if it has one, and the page. None for the lobby itself. */
export function breadcrumbsOf(
  route: RouteName | undefined,
  page: Step,
  names: Readonly<Record<ListRoute, string>> & { readonly brand: string },
): Step[] {
  if (route === undefined || route === 'main') return [];
  const list = LISTS[route];
  return [
    { name: names.brand, path: paths.main() },
    ...(list ? [{ name: names[list], path: LIST_PATHS[list] }] : []),
    page,
  ];
}
