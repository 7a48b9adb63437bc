// Boot sequence: brand, locale, session, mocks if enabled, then the router and the first page.
import { setResponseFilter } from '#/api/transport.ts';
import { requestsMayStart, setRequestLocale } from '#/api/http.ts';
import { followCookies, isLoggedIn } from '#/api/session/session.store.ts';
import type { BrandId } from '#/brands/brand.ts';
import { currentBrand, currentFlags } from '#/brands/currentBrand.ts';
import { loadBrandFonts } from '#/brands/loadBrandFonts.ts';
import { configureLocale } from '#/i18n/locale.store.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';
import { basePath, paths, withoutBase } from '#/paths.ts';
import { yieldToMain } from '#/lib/schedule.ts';
import { preloadPlayerData } from './data/loadPlayerData.ts';
import { drawnPage } from './firstView/drawnPage.ts';
import { forgetOtherRelease } from './forgetOtherRelease.ts';
import { loadMessages } from './loadMessages.ts';
import { applyLocale, startLocale } from './locale.ts';

function choose(): { base: string; locale: Locale } {
  forgetOtherRelease();
  const brand = currentBrand();
  document.documentElement.dataset['brand'] = brand.id;
  const locale = startLocale(brand.locales, brand.defaultLocale);
  configureLocale({ locale, available: brand.locales, load: loadMessages });
  applyLocale(locale);
  // Early calls used the static page's language. Discard them if the visitor's locale differs.
  if (locale !== drawnPage()?.locale) delete window.__early;
  setRequestLocale(languageTag(locale));
  return { base: basePath(location.pathname), locale };
}

type LoadMocks = () => Promise<{ startMocks: (options: { brand: BrandId }) => Promise<unknown> }>;

/**
 * Starts the mock server, if there is one. Calls and the session wait for it, because a mock link may log a
 * player in.
 */
async function startCasino(load: LoadMocks | undefined): Promise<void> {
  if (!load) return;
  const started = load().then(({ startMocks }) => startMocks({ brand: currentBrand().id }));
  requestsMayStart(started);
  await started;
  followCookies();
}

/**
 * Filters all server texts on hosts that must not show the word 'casino'. Runs before the first call, and
 * drops early responses, which are unfiltered.
 */
async function filterTexts(): Promise<void> {
  if (!currentFlags().noCasinoWord) return;
  delete window.__early;
  setResponseFilter((await import('#/lib/replaceCasinoWord.ts')).replaceCasinoWordIn);
}

export async function boot(loadMocks: LoadMocks | undefined): Promise<void> {
  const { base, locale } = choose();
  await filterTexts();
  const casino = startCasino(loadMocks);
  const mounting = import('./mount.tsx');
  if (isLoggedIn()) preloadPlayerData();
  const isLobby = withoutBase(location.pathname, base) === paths.main();
  // Starts everything in parallel. Failures are handled where the promises are awaited.
  const ahead: Promise<unknown>[] = isLobby ? [import('#/pages/lobby/LobbyPage.tsx')] : [];
  if (loadMocks) ahead.push(mounting.then(({ preloadPage }) => preloadPage(base)));
  for (const part of [casino, ...ahead]) part.catch(() => undefined);
  // Until the brand's fonts load, local fallback fonts with the same metrics are used.
  loadBrandFonts(currentBrand().id, locale).catch(() => undefined);
  const { mount } = await mounting;
  await casino;
  await yieldToMain();
  await mount(base);
}
