// Finds the route of a path, with the router's own matcher.
import { matchRoutes } from 'react-router';
import {
  basePath,
  routeNamed,
  routeNames,
  routes,
  withoutBase,
  type Access,
  type RouteName,
} from '#/paths.ts';

const table = routeNames.map((name) => ({ name, path: routeNamed(name).pattern }));

export interface RouteMatch {
  readonly name: RouteName;
  /** The decoded parameters by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Caches the last match, because a page looks up its own route many times and matching is slow. */
let last: { readonly pathname: string; readonly match: RouteMatch | undefined } | undefined;

/** The route of a path without the base, or undefined if unknown (404). */
export function routeAt(path: string): RouteMatch | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (last?.pathname !== pathname) {
    const match = matchRoutes(table, pathname)?.at(-1);
    last = { pathname, match: match && { name: match.route.name, params: match.params } };
  }
  return last.match;
}

/** Whether a page takes payments. Such a page loads no third-party scripts but the payment provider's. */
export const takesMoney = (path: string): boolean => routeAt(path)?.name === 'cashbox';

/**
 * A path that is safe for logs and third parties: without query, fragment and secret codes of e-mail
 * links.
 */
export function reportedPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const isSecret = routeAt(withoutBase(pathname, basePath(pathname)))?.name === 'newPassword';
  return isSecret ? routes.newPassword.pattern : pathname;
}

/** The access rule of a path's page. Unknown paths are public: they show the 404 page. */
export function accessOf(path: string): Access {
  const match = routeAt(path);
  return match ? routeNamed(match.name).access : 'public';
}
