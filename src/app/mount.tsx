// The second stage of the boot: everything that needs React.
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { installErrorLog } from '#/api/errorLog.ts';
import { onRegionBlocked } from '#/api/http.ts';
import { createQueryClient } from '#/api/queryClient.ts';
import { isLoggedIn, startSessionSync } from '#/api/session/session.store.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { keepRefCode } from '#/entities/affiliate/refCode.ts';
import { registerPlayChunk } from '#/entities/game/registered.ts';
import { restoreFirstView } from '#/features/lobby/firstView.ts';
import { resumeFavourite } from '#/entities/game/wantedFavourite.ts';
import { resumeWelcome } from '#/features/auth/resumeWelcome.ts';
import { ensureServerData } from '#/features/static-content/startContent.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { preloadOverlays } from '#/overlays/Overlays.tsx';
import { currentBase, paths, withoutBase } from '#/paths.ts';
import { App } from './App.tsx';
import { installChunkReload } from './boundaries/chunkReload.ts';
import { hasServiceWorker, isMocked } from '#/config.ts';
import { yieldToMain, whenIdle } from '#/lib/schedule.ts';
import { followLocale } from './data/followLocale.ts';
import { followSession, watchEarlyLogout } from './data/followSession.ts';
import { prefetchStartData } from './data/startData.ts';
import { afterFirstView } from './firstView/afterFirstView.ts';
import { drawnPage, takeAnswers } from './firstView/drawnPage.ts';
import { blockPage } from './layout/pageBlock.store.ts';
import { preloadPlayerBar } from './layout/Header.tsx';
import { logUiError, rootErrors } from './logUiError.ts';
import { createRouter, type AppRouter } from './routing/createRouter.ts';
import { hasScreen, loadPage, preloadPages, startFirstPage, type FirstPage } from './routing/screens.ts';
import { reloadPage } from './routing/guard.ts';
import { createRoutes } from './routing/routes.tsx';
import { startRoutePath } from './routing/startRoute.ts';

/** Waits for the first page. If it fails to load, the router shows the error page. */
async function waitForFirst(first: FirstPage | undefined) {
  const playerBar = isLoggedIn() ? preloadPlayerBar() : undefined;
  const Page = await first?.page.catch(() => undefined);
  await playerBar;
  return first && Page ? { name: first.name, Page } : undefined;
}

/** Navigates from the lobby to the configured start route, unless the visitor has already navigated. */
async function followStartRoute(client: QueryClient, router: AppRouter, startedAt: string): Promise<void> {
  const start = router.state.location.key;
  const path = startRoutePath((await ensureServerData(client)).startRoute, startedAt);
  if (path !== null && router.state.location.key === start) await router.navigate(path, { replace: true });
}

/**
 * Whether the document is a prerendered lobby in the brand and language of this visit. A static host may have
 * served another language. False for players, because the prerendered lobby is a guest's.
 */
function isLobbyDrawn(): boolean {
  const drawn = drawnPage();
  return (
    drawn?.kind === 'lobby' &&
    currentBase() === paths.main() &&
    drawn.brand === currentBrand().id &&
    drawn.locale === localeStore.locale &&
    !isLoggedIn()
  );
}

/**
 * Hydrates the prerendered lobby, or renders a new page in its place. Uses a transition, so that rendering
 * doesn't block input.
 */
function draw(root: HTMLElement, app: (onDrawn: () => void) => ReactNode, isSame: boolean): void {
  const onDrawn = () => delete root.dataset['drawn'];
  startTransition(() => {
    if (isSame)
      hydrateRoot(root, app(onDrawn), {
        ...rootErrors,
        onRecoverableError: (error) => logUiError(error, 'firstView'),
      });
    else createRoot(root, rootErrors).render(app(onDrawn));
  });
}

/**
 * Shows the age question if the static page didn't: in development, and on hosts with another minimum age.
 */
function askGuest(): void {
  if (isLoggedIn()) return;
  const ask = (): void => {
    // If the chunk fails to load, the age question isn't shown until the next visit.
    import('#/features/responsible-play/askAge.ts').then(({ askAge }) => askAge()).catch(() => undefined);
  };
  // With mocks there is no static age gate. Ask at once, so that the question appears before a game starts.
  if (isMocked) ask();
  else whenIdle(ask);
}

/** Registers the service worker late, so that it doesn't compete with the first view. */
function startUpdatesLater(): void {
  if (!hasServiceWorker || !('serviceWorker' in navigator)) return;
  const start = () =>
    import('./startUpdates.ts').then((module) => module.startUpdates()).catch(() => undefined);
  const startLater = () => void afterFirstView(() => void start());
  if (document.readyState === 'complete') startLater();
  else addEventListener('load', startLater, { once: true });
}

/** Loads the first page's code while mocks start. They decide who is logged in, so this ignores guards. */
export async function preloadPage(base: string): Promise<void> {
  const { name } = routeAt(withoutBase(location.pathname, base)) ?? {};
  if (name !== undefined && hasScreen(name)) await loadPage(name);
}

export async function mount(base: string): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no place for the product');
  installErrorLog();
  installChunkReload(reloadPage);
  keepRefCode(location.search);
  const startedAt = withoutBase(location.pathname, base);
  const client = createQueryClient();
  const isDrawn = isLobbyDrawn();
  const answers = takeAnswers();
  if (answers && isDrawn) restoreFirstView(client, answers);
  const earlyLogout = watchEarlyLogout();
  prefetchStartData(client);
  const page = startFirstPage(location, { client, base });
  const first = await waitForFirst(page);
  await yieldToMain();
  const isReady = first !== undefined && page?.isOpen === true;
  const router = createRouter(createRoutes({ client, base, first }), base, isReady ? [first.name] : []);
  followSession({ client, router, base }, earlyLogout());
  followLocale(client, router);
  startSessionSync();
  onRegionBlocked(blockPage);
  registerPlayChunk(() => loadPage('gameItem'));
  const app = (onDrawn: () => void) => <App client={client} router={router} onDrawn={onDrawn} />;
  // The visitor may have logged in since the boot, in another tab.
  draw(root, app, isDrawn && isReady && first.name === 'main' && !isLoggedIn());
  // Errors are ignored: the start route is optional.
  followStartRoute(client, router, startedAt).catch(() => undefined);
  preloadOverlays();
  preloadPages();
  resumeFavourite(client);
  resumeWelcome(client);
  askGuest();
  startUpdatesLater();
}
