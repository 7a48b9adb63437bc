// Prerenders the static first pages in Node, with the components that render in the browser.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Brand } from '#/brands/brand.ts';
import { setCurrentBrand } from '#/brands/currentBrand.ts';
import {
  askFirstView,
  restoreFirstView,
  type Ask,
  type FirstViewAnswers,
} from '#/features/lobby/firstView.ts';
import { changeLocale, configureLocale, localeStore } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { BrandLogo } from '../layout/HeaderBar.tsx';
import type { DrawnPublicPage, PublicPages } from './drawPublicPage.tsx';
import { loadMessages } from '../loadMessages.ts';
import { markupOf } from './markupOf.ts';
import { loadPage } from '../routing/screens.ts';

/** A path outside all sections, so that the frame page's navigation highlights none. */
const PATH_WITHOUT_SECTION = '/-';

/** Sets the brand and the locale. Both are global, so pages are rendered one after the other. */
async function setBrandAndLocale(brand: Brand, locale: Locale): Promise<void> {
  setCurrentBrand(brand.id);
  configureLocale({ locale: localeStore.locale, available: brand.locales, load: loadMessages });
  await changeLocale(locale);
}

export interface DrawnLobby {
  readonly markup: string;
  readonly answers: FirstViewAnswers | null;
}

/** Prerenders the guest's lobby. `ask` requests its data; without `ask`, placeholders replace the games. */
export async function drawLobby(brand: Brand, locale: Locale, ask: Ask | null): Promise<DrawnLobby> {
  await setBrandAndLocale(brand, locale);
  // Dynamic imports: the build makes each one load the module's messages in the current locale.
  const [{ App }, { createRoutes }] = await Promise.all([
    import('../App.tsx'),
    import('../routing/routes.tsx'),
  ]);
  const answers = ask && (await askFirstView(ask, brand.defaultCategories));
  const client = new QueryClient();
  if (answers) restoreFirstView(client, answers);
  const Page = await loadPage('main');
  const routes = createRoutes({ client, base: '/', first: { name: 'main', Page } });
  const router = createMemoryRouter(routes, {
    initialEntries: ['/'],
    hydrationData: { loaderData: { main: null } },
  });
  return { markup: await markupOf(<App client={client} router={router} />), answers };
}

/** Prerenders the age gate. The build puts it next to the markup of each page, except in the demo. */
export async function drawGate(brand: Brand, locale: Locale): Promise<string> {
  await setBrandAndLocale(brand, locale);
  const { StaticAgeGate } = await import('#/features/responsible-play/StaticAgeGate.tsx');
  return markupOf(
    <LocaleProvider>
      <StaticAgeGate logo={<BrandLogo />} />
    </LocaleProvider>,
  );
}

export async function drawFrame(brand: Brand, locale: Locale): Promise<string> {
  await setBrandAndLocale(brand, locale);
  const { FramePage } = await import('./FramePage.tsx');
  const router = createMemoryRouter([{ path: '*', Component: FramePage }], {
    initialEntries: [PATH_WITHOUT_SECTION],
  });
  return markupOf(
    <LocaleProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

export async function drawPublic(
  brand: Brand,
  locale: Locale,
  pages: PublicPages,
): Promise<DrawnPublicPage[]> {
  await setBrandAndLocale(brand, locale);
  const { drawPublicPages } = await import('./drawPublicPage.tsx');
  return drawPublicPages(brand, pages);
}

/** The page for unknown paths. It needs no data. */
export async function drawMissing(brand: Brand, locale: Locale): Promise<DrawnPublicPage> {
  await setBrandAndLocale(brand, locale);
  const { drawMissingPage } = await import('./drawPublicPage.tsx');
  return drawMissingPage();
}
