import { paths, routeRules, type RouteName } from '../paths.ts';

function isRouteName(name: string): name is RouteName {
  return routeRules.some((rule) => rule.name === name);
}

/**
 * The address of the start route that is saved on the server (specification §2), or null: only a visit that starts on Main
 * is led on, and only to a route that needs no parameters.
 * @param saved the route's name, `Tournaments` or `tournaments`
 */
export function startRoutePath(saved: string | undefined, startedAt: string): string | null {
  if (!saved || startedAt !== '/') return null;
  const name = saved.charAt(0).toLowerCase() + saved.slice(1);
  if (!isRouteName(name) || name.startsWith('errorPage')) return null;
  const rule = routeRules.find((candidate) => candidate.name === name);
  if (!rule || rule.path === '' || rule.path.includes(':')) return null;
  return `${paths.main()}${rule.path}`;
}
