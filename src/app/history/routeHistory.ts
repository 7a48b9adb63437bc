// The last places of this visit (specification S2.43, S2.44: five entries, error pages ignored).

export const HISTORY_LENGTH = 5;

export interface VisitedRoute {
  /** Path, query and hash, without the base path. */
  readonly path: string;
  readonly isError: boolean;
}

/** Adds a place; the same place again is no new entry, but may turn out to be an error. */
export function visit(history: readonly VisitedRoute[], route: VisitedRoute): readonly VisitedRoute[] {
  const before = history.at(-1)?.path === route.path ? history.slice(0, -1) : history;
  return [...before, route].slice(-HISTORY_LENGTH);
}

/** The newest place before the current one that was no error page, and that `isWanted` accepts. */
export function lastRoute(
  history: readonly VisitedRoute[],
  isWanted: (path: string) => boolean = () => true,
): string | undefined {
  return history.slice(0, -1).findLast(({ path, isError }) => !isError && isWanted(path))?.path;
}
