import { paths, routeNamed, routeNames, type RouteName } from '#/paths.ts';

function isRouteName(name: string): name is RouteName {
  return routeNames.some((known) => known === name);
}

/**
 * The address of the start route that is saved on the server (specification S2.45), or null: only a visit
 * that starts on Main is led on, and only to a route that needs no parameters and is no error page.
 * @param saved the route's name, `Tournaments` or `tournaments`
 */
export function startRoutePath(saved: string | undefined, startedAt: string): string | null {
  if (!saved || startedAt !== paths.main()) return null;
  const name = saved.charAt(0).toLowerCase() + saved.slice(1);
  if (!isRouteName(name) || name === 'main' || name.startsWith('errorPage')) return null;
  const { pattern } = routeNamed(name);
  return pattern.includes(':') ? null : pattern;
}
