// Boot, in slices: brand -> locale -> session -> mocks, if asked -> the router and the first page.
import './ui/tokens/index.css';
import './brands/themes.css';
import { requestsMayStart, setRequestLocale } from '#/api/http.ts';
import { followCookies } from '#/api/session/session.store.ts';
import { basePath, withoutBase } from '#/app/guards/guardBase.ts';
import { reloadOnce } from '#/app/boundaries/chunkReload.ts';
import { breathe } from '#/app/breathe.ts';
import { showBootFailure } from '#/app/bootFailure.ts';
import { applyLocale, startLocale } from '#/app/locale.ts';
import { loadMessages } from '#/app/loadMessages.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { loadBrandFonts } from '#/brands/loadBrandFonts.ts';
import { configureLocale, requireMessages } from '#/i18n/locale.store.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';

/** Chooses what everything else depends on. */
function choose(): { base: string; locale: Locale } {
  const brand = currentBrand();
  document.documentElement.dataset['brand'] = brand.id;
  const locale = startLocale(brand.locales, brand.defaultLocale);
  configureLocale({ locale, available: brand.locales, load: loadMessages });
  applyLocale(locale);
  setRequestLocale(languageTag(locale));
  return { base: basePath(location.pathname), locale };
}

/** Starts the casino in the page, if this build has it. Calls wait for it, and so does the session: a link of the mock may name a player. */
async function startCasino(): Promise<void> {
  // The key is written out, so that the build can see that production has no mocks.
  if (import.meta.env.VITE_MOCK !== 'page') return;
  const started = import('../mocks/browser.ts').then(({ startMocks }) => startMocks({ brand: currentBrand().id }));
  requestsMayStart(started);
  await started;
  followCookies();
}

async function boot(): Promise<void> {
  const { base, locale } = choose();
  const casino = startCasino();
  const mounting = import('#/app/mount.tsx');
  const isLobby = withoutBase(location.pathname, base) === '/';
  // Side by side with the rest, so that neither waits for the other; who needs them asks again and sees a failure.
  const ahead = [requireMessages(['common', 'app', ...(isLobby ? ['lobby'] : [])]), ...(isLobby ? [import('#/pages/lobby/LobbyPage.tsx')] : [])];
  for (const part of [casino, ...ahead]) part.catch(() => undefined);
  // Until its own faces are there, the text stands in local ones of the same measures.
  loadBrandFonts(currentBrand().id, locale).catch(() => undefined);
  const { mount } = await mounting;
  await casino;
  await breathe();
  await mount(base);
}

boot().catch((error: unknown) => {
  if (!navigator.onLine || !reloadOnce()) showBootFailure();
  throw error;
});
