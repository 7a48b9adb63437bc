// Answers that the guest's lobby is drawn with at build, from an API or from the mock's seeded world.
import type { FirstViewSource } from '#/app/shell/shellStore.ts';
import type { BrandId } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import { firstViewCalls } from '#/features/lobby/earlyCalls.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';
import { createBackend } from '#mocks/core/backend.ts';

type Ask = (path: string, locale: Locale) => Promise<unknown>;

function askMock(brand: BrandId): Ask {
  const backend = createBackend({ brand });
  return (path, locale) => {
    const { pathname, searchParams: query } = new URL(path, 'http://mock');
    const headers = new Headers({ 'Accept-Language': languageTag(locale) });
    const { status, body } = backend.respond({ method: 'GET', pathname, query, header: (name) => headers.get(name), body: null });
    if (status !== 200 || body === null) throw new Error(`${path} answered ${String(status)}`);
    return Promise.resolve(JSON.parse(body));
  };
}

function askApi(origin: string): Ask {
  return async (path, locale) => {
    const response = await fetch(new URL(path, origin), { headers: { 'Accept-Language': languageTag(locale) } });
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    return response.json();
  };
}

/**
 * Asks for the first view of a brand in its default locale, for both platforms: the other locales start from an empty shell, since each
 * filled one adds its weight to every visit.
 * @param from `mock` or the origin of an API
 */
export async function askFirstViews(from: string, brand: BrandId): Promise<FirstViewSource[]> {
  const ask = from === 'mock' ? askMock(brand) : askApi(from);
  const { defaultCategories, defaultLocale: locale } = brands[brand];
  return Promise.all(
    (['desktop', 'mobile'] as const).map(async (platform) => {
      const { rows, categories, banners } = firstViewCalls(defaultCategories, platform);
      const answers = await Promise.all([...rows, categories, banners].map(async (path) => [path, await ask(path, locale)] as const));
      return { locale, platform, answers: Object.fromEntries(answers) };
    }),
  );
}
