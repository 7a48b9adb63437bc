// Boot, in slices: brand -> locale -> session -> mocks, if asked -> the router and the first page.
import { filterAnswers } from '#/api/answerFilter.ts';
import { setRequestLocale } from '#/api/http.ts';
import { requestsMayStart } from '#/api/interceptors/waitForStart.ts';
import { followCookies, isLoggedIn } from '#/api/session/session.store.ts';
import type { BrandId } from '#/brands/brand.ts';
import { currentBrand, currentFlags } from '#/brands/currentBrand.ts';
import { loadBrandFonts } from '#/brands/loadBrandFonts.ts';
import { configureLocale } from '#/i18n/locale.store.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';
import { basePath, paths, withoutBase } from '#/paths.ts';
import { breathe } from '#/lib/schedule.ts';
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
  // Asked for in the language of the page that came.
  if (locale !== drawnPage()?.locale) delete window.__early;
  setRequestLocale(languageTag(locale));
  return { base: basePath(location.pathname), locale };
}

type LoadMocks = () => Promise<{ startMocks: (options: { brand: BrandId }) => Promise<unknown> }>;

/** Calls wait for the casino, and so does the session: a link of the mock may name a player. */
async function startCasino(load: LoadMocks | undefined): Promise<void> {
  if (!load) return;
  const started = load().then(({ startMocks }) => startMocks({ brand: currentBrand().id }));
  requestsMayStart(started);
  await started;
  followCookies();
}

/** Before the first call. The page's own early calls are made again: their answers skipped the filter. */
async function filterTexts(): Promise<void> {
  if (!currentFlags().noCasinoWord) return;
  delete window.__early;
  filterAnswers((await import('#/lib/casinoWord.ts')).withoutCasinoWord);
}

export async function boot(loadMocks: LoadMocks | undefined): Promise<void> {
  const { base, locale } = choose();
  await filterTexts();
  const casino = startCasino(loadMocks);
  const mounting = import('./mount.tsx');
  if (isLoggedIn()) preloadPlayerData();
  const isLobby = withoutBase(location.pathname, base) === paths.main();
  // In parallel; who needs it asks again and sees a failure.
  const ahead = isLobby ? [import('#/pages/lobby/LobbyPage.tsx')] : [];
  for (const part of [casino, ...ahead]) part.catch(() => undefined);
  // Until its own faces are there, the text stands in local ones of the same measures.
  loadBrandFonts(currentBrand().id, locale).catch(() => undefined);
  const { mount } = await mounting;
  await casino;
  await breathe();
  await mount(base);
}
