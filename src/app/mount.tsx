// The second slice of the boot: everything that needs React. `main.tsx` has chosen brand, locale and session before.
import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { installErrorLog } from '#/api/errorLog.ts';
import { onRegionBlocked } from '#/api/http.ts';
import { createQueryClient } from '#/api/queryClient.ts';
import { startSessionSync } from '#/api/session/session.store.ts';
import { registerPlayChunk } from '#/entities/game/playChunk.ts';
import { ensureServerData } from '#/features/static-content/startContent.ts';
import { requireMessages } from '#/i18n/locale.store.ts';
import { App } from './App.tsx';
import { installChunkReload } from './boundaries/chunkReload.ts';
import { breathe } from './breathe.ts';
import { followLocale } from './data/followLocale.ts';
import { followSession } from './data/followSession.ts';
import { prefetchStartData } from './data/startData.ts';
import { withoutBase } from './guards/guardBase.ts';
import { blockPage } from './layout/pageBlock.store.ts';
import { logUiError } from './logUiError.ts';
import { preloadOverlays } from './overlays/preloadOverlays.ts';
import { createRouter, type AppRouter } from './routing/createRouter.ts';
import { pageOf } from './routing/pages.tsx';
import { startFirstPage, type FirstPage } from './routing/firstPage.ts';
import { createRoutes } from './routing/routes.tsx';
import { startRoutePath } from './routing/startRoute.ts';

/** Waits for code and texts of the first page; a page that does not come is left to the router and its error page. */
async function waitForFirst(first: FirstPage | undefined) {
  const texts = requireMessages(['common', 'app', ...(first?.messages ?? [])]);
  const module = await first?.module.catch(() => undefined);
  await texts;
  return first && module ? { name: first.name, module } : undefined;
}

/** Leads a visit that began on Main to the start route saved on the server, unless the visitor has moved on by then. */
async function followStartRoute(client: QueryClient, router: AppRouter, startedAt: string): Promise<void> {
  const start = router.state.location.key;
  const path = startRoutePath((await ensureServerData(client)).startRoute, startedAt);
  if (path !== null && router.state.location.key === start) await router.navigate(path, { replace: true });
}

/** Draws the product into the document. */
export async function mount(base: string): Promise<void> {
  installErrorLog();
  installChunkReload();
  const startedAt = withoutBase(location.pathname, base);
  const client = createQueryClient();
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
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no place for the product');
  createRoot(root, { onCaughtError: (error) => logUiError(error), onUncaughtError: (error) => logUiError(error) }).render(
    <App client={client} router={router} />,
  );
  // A start route that does not come is no reason to stop here.
  followStartRoute(client, router, startedAt).catch(() => undefined);
  preloadOverlays();
}
