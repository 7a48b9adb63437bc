import { createBrowserRouter, type RouteObject } from 'react-router';
import { randomId } from '#/lib/random.ts';
import { whereOf } from '#/overlays/decide.ts';
import { closeModalsOnNavigation } from '#/overlays/modals.store.ts';
import { setPlace } from '#/overlays/overlayHost.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { withoutBase } from '#/paths.ts';
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
    const isOtherPage = last.split(/[?#]/, 1)[0] !== pathname;
    const isJustRegistered = routeAt(last)?.name === 'registration';
    const isFirst = last === '';
    last = place;
    noteVisit(place);
    if (!isOtherPage) return;
    setPlace({ where: whereOf(pathname), isJustRegistered });
    if (isFirst) return;
    unblockPage();
    closeModalsOnNavigation();
  };
  follow();
  return router.subscribe(follow);
}

/**
 * Gives the first history entry a unique key. React Router would call it `default` on every full load
 * and restore another page's scroll position.
 */
function nameFirstEntry(): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in known)) history.replaceState({ ...known, key: randomId() }, '');
}

/**
 * `loaded`: ids of routes whose code, messages and data are ready, so that the first render is
 * synchronous.
 */
export function createRouter(routes: RouteObject[], base: string, loaded: readonly string[]): AppRouter {
  const hydrationData = { loaderData: Object.fromEntries(loaded.map((id) => [id, null])) };
  nameFirstEntry();
  const router = createBrowserRouter(routes, {
    basename: base,
    ...(loaded.length > 0 ? { hydrationData } : {}),
  });
  followRouter(router);
  followNavigation(router, base);
  return router;
}
