// This visit's navigation history. The router's subscription writes it; closing a game or an error page
// reads it.
import { proxy, ref } from 'valtio';

// The last five pages of this visit. Going back skips error pages (S2.43, S2.44).

export const HISTORY_LENGTH = 5;

export interface VisitedRoute {
  /** Path, query and hash, without the base path. */
  readonly path: string;
  readonly isError: boolean;
}

/** Adds a page. Revisiting the current one only updates its error flag. */
export function visit(history: readonly VisitedRoute[], route: VisitedRoute): readonly VisitedRoute[] {
  const before = history.at(-1)?.path === route.path ? history.slice(0, -1) : history;
  return [...before, route].slice(-HISTORY_LENGTH);
}

/** The latest page before the current one that isn't an error page and that `isWanted` accepts. */
export function lastRoute(
  history: readonly VisitedRoute[],
  isWanted: (path: string) => boolean = () => true,
): string | undefined {
  return history.slice(0, -1).findLast(({ path, isError }) => !isError && isWanted(path))?.path;
}

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
