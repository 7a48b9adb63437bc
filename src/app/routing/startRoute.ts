import { paths, routeNamed, routeNames, type RouteName } from '#/paths.ts';

function isRouteName(name: string): name is RouteName {
  return routeNames.some((known) => known === name);
}

/**
 * The start route's path. Null unless the visit starts on Main and the route has no parameters (S2.45).
 * `saved`: `Tournaments` or `tournaments`.
 */
export function startRoutePath(saved: string | undefined, startedAt: string): string | null {
  if (!saved || startedAt !== paths.main()) return null;
  const name = saved.charAt(0).toLowerCase() + saved.slice(1);
  if (!isRouteName(name) || name === 'main' || name.startsWith('errorPage')) return null;
  const { pattern } = routeNamed(name);
  return pattern.includes(':') ? null : pattern;
}
