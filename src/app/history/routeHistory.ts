// The last five pages of this visit, error pages excluded from going back (S2.43, S2.44).

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
