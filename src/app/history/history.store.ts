// Where this visit has been. The router's subscription writes it; closing a game or an error page reads it.
import { proxy, ref } from 'valtio';
import { lastRoute, visit, type VisitedRoute } from './routeHistory.ts';

const NO_ROUTES: readonly VisitedRoute[] = [];

export const historyStore = proxy<{ routes: readonly VisitedRoute[] }>({ routes: ref(NO_ROUTES) });

/** Notes a finished navigation. */
export function noteVisit(path: string): void {
  historyStore.routes = ref(visit(historyStore.routes, { path, isError: false }));
}

/** Notes that the current place turned out to be an error page. */
export function markCurrentAsError(): void {
  const current = historyStore.routes.at(-1);
  if (current) historyStore.routes = ref(visit(historyStore.routes, { ...current, isError: true }));
}

/** Where the visitor was before the current page: no error page, and accepted by `isWanted`. */
export function previousRoute(isWanted?: (path: string) => boolean): string | undefined {
  return lastRoute(historyStore.routes, isWanted);
}
