// This visit's navigation history. The router's subscription writes it; closing a game or an error page
// reads it.
import { proxy, ref } from 'valtio';
import { lastRoute, visit, type VisitedRoute } from './routeHistory.ts';

const NO_ROUTES: readonly VisitedRoute[] = [];

export const historyStore = proxy<{ routes: readonly VisitedRoute[] }>({ routes: ref(NO_ROUTES) });

export function noteVisit(path: string): void {
  historyStore.routes = ref(visit(historyStore.routes, { path, isError: false }));
}

/** Returns false if the path isn't the current page. */
export function markAsError(path: string, isError: boolean): boolean {
  if (historyStore.routes.at(-1)?.path !== path) return false;
  historyStore.routes = ref(visit(historyStore.routes, { path, isError }));
  return true;
}

/** The page before the current one, without error pages and those that `isWanted` rejects. */
export function previousRoute(isWanted?: (path: string) => boolean): string | undefined {
  return lastRoute(historyStore.routes, isWanted);
}
