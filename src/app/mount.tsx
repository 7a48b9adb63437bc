// The second slice of the boot: everything that needs React. `main.tsx` has chosen brand, locale and session before.
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { installErrorLog } from '#/api/errorLog.ts';
import { onRegionBlocked } from '#/api/http.ts';
import { createQueryClient } from '#/api/queryClient.ts';
import { isLoggedIn, startSessionSync } from '#/api/session/session.store.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { keepRefCode } from '#/entities/affiliate/refCode.ts';
import { registerPlayChunk } from '#/entities/game/playChunk.ts';
import { restoreFirstView } from '#/features/lobby/firstView.ts';
import { resumeWelcome } from '#/features/auth/resumeWelcome.ts';
import { ensureServerData } from '#/features/static-content/startContent.ts';
import { requireMessages } from '#/i18n/locale.store.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { App } from './App.tsx';
import { installChunkReload } from './boundaries/chunkReload.ts';
import { breathe } from './breathe.ts';
import { followLocale } from './data/followLocale.ts';
import { followSession } from './data/followSession.ts';
import { prefetchStartData } from './data/startData.ts';
import { withoutBase } from './guards/guardBase.ts';
import { blockPage } from './layout/pageBlock.store.ts';
import { preloadPlayerBar } from './layout/playerBarCode.ts';
import { logUiError } from './logUiError.ts';
import { preloadOverlays } from './overlays/preloadOverlays.ts';
import { createRouter, type AppRouter } from './routing/createRouter.ts';
import { pageOf } from './routing/pages.tsx';
import { startFirstPage, type FirstPage } from './routing/firstPage.ts';
import { createRoutes } from './routing/routes.tsx';
import { startRoutePath } from './routing/startRoute.ts';
import { chooseShell } from './shell/chooseShell.ts';
import { takePress } from './shell/keptPress.ts';
import { shellKey } from './shell/shellKey.ts';

/** Waits for code and texts of the first page; a page that does not come is left to the router and its error page. */
async function waitForFirst(first: FirstPage | undefined) {
  const texts = requireMessages(['common', 'app', ...(first?.messages ?? [])]);
  const playerBar = isLoggedIn() ? preloadPlayerBar() : undefined;
  const module = await first?.module.catch(() => undefined);
  await Promise.all([texts, playerBar]);
  return first && module ? { name: first.name, module } : undefined;
}

/** Leads a visit that began on Main to the start route saved on the server, unless the visitor has moved on by then. */
async function followStartRoute(client: QueryClient, router: AppRouter, startedAt: string): Promise<void> {
  const start = router.state.location.key;
  const path = startRoutePath((await ensureServerData(client)).startRoute, startedAt);
  if (path !== null && router.state.location.key === start) await router.navigate(path, { replace: true });
}

/** Takes the drawn shell over where it is this very page, and replaces it otherwise. In a transition, so that it is done in slices. */
function draw(client: QueryClient, router: AppRouter, isLobbyReady: boolean): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no place for the product');
  const shell = chooseShell();
  // A player's figures may have come meanwhile, and a shell shows none.
  const isSame = isLobbyReady && shell.kind === 'lobby' && shell.visitor === 'guest' && root.dataset['shell'] === shellKey(shell);
  for (const store of document.querySelectorAll('[data-store]')) store.remove();
  // While React takes the shell over, it keeps presses itself.
  const press = isSame ? takePress(root) : undefined;
  const onDrawn = () => {
    delete root.dataset['shell'];
    (press ?? takePress(root))();
  };
  const app = <App client={client} router={router} onDrawn={onDrawn} />;
  const options = { onCaughtError: (error: unknown) => logUiError(error), onUncaughtError: (error: unknown) => logUiError(error) };
  startTransition(() => {
    if (!isSame) createRoot(root, options).render(app);
    else hydrateRoot(root, app, { ...options, onRecoverableError: (error) => logUiError(error, 'shell') });
  });
}

/** Draws the product into the document. */
export async function mount(base: string): Promise<void> {
  installErrorLog();
  installChunkReload();
  keepRefCode(location.search);
  const startedAt = withoutBase(location.pathname, base);
  const client = createQueryClient();
  if (window.__firstView && !isLoggedIn()) restoreFirstView(client, window.__firstView, currentBrand().defaultCategories, devicePlatform());
  delete window.__firstView;
  prefetchStartData(client);
  const page = startFirstPage(location.pathname, base);
  const first = await waitForFirst(page);
  await breathe();
  const isReady = first !== undefined && page?.isOpen === true && first.module.loader === undefined;
  const router = createRouter(createRoutes({ client, base, first }), base, isReady ? [first.name] : []);
  followSession(client, router, base);
  followLocale(client, router);
  startSessionSync();
  onRegionBlocked(blockPage);
  registerPlayChunk(pageOf('gameItem').load);
  draw(client, router, isReady && first.name === 'main');
  // A start route that does not come is no reason to stop here.
  followStartRoute(client, router, startedAt).catch(() => undefined);
  preloadOverlays();
  resumeWelcome(client);
}
