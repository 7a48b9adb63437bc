import { paths, routeNamed, routeNames, type RouteName } from '#/paths.ts';

function isRouteName(name: string): name is RouteName {
  return routeNames.some((known) => known === name);
}

/**
 * Path of the start route that the player saved. Null if the visit didn't begin in the lobby, or if the route
 * has parameters (S2.45).
 * @param saved a route's name; its first letter may be a capital
 */
export function startRoutePath(saved: string | undefined, startedAt: string): string | null {
  if (!saved || startedAt !== paths.main()) return null;
  const name = saved.charAt(0).toLowerCase() + saved.slice(1);
  if (!isRouteName(name) || name === 'main' || name.startsWith('errorPage')) return null;
  const { pattern } = routeNamed(name);
  return pattern.includes(':') ? null : pattern;
}
