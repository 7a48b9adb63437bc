import { createBrowserRouter, type RouteObject } from 'react-router';
import { holdToasts } from '#/overlays/toasts.store.ts';
import { closeModalsOnNavigation } from '#/overlays/modals.store.ts';
import { takesMoney, withoutBase } from '#/paths.ts';
import { noteVisit } from '../history/history.store.ts';
import { unblockPage } from '../layout/pageBlock.store.ts';
import { followRouter } from './guard.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function followNavigation(router: AppRouter, base: string): () => void {
  let last = '';
  const follow = (): void => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle') return;
    const pathname = withoutBase(location.pathname, base);
    const place = pathname + location.search + location.hash;
    if (place === last) return;
    const isOtherPage = last !== '' && last.split(/[?#]/, 1)[0] !== pathname;
    last = place;
    noteVisit(place);
    holdToasts(takesMoney(pathname));
    if (!isOtherPage) return;
    unblockPage();
    closeModalsOnNavigation();
  };
  follow();
  return router.subscribe(follow);
}

/** `loaded`: ids of routes whose code, texts and data are there, so that the first page is drawn at once. */
export function createRouter(routes: RouteObject[], base: string, loaded: readonly string[]): AppRouter {
  const hydrationData = { loaderData: Object.fromEntries(loaded.map((id) => [id, null])) };
  const router = createBrowserRouter(routes, {
    basename: base,
    ...(loaded.length > 0 ? { hydrationData } : {}),
  });
  followRouter(router);
  followNavigation(router, base);
  return router;
}
