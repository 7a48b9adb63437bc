import { sameSitePath } from '#/lib/url.ts';
import { paths, routeAt, withoutBase } from '#/paths.ts';

/**
 * Where a login leads: the `redirect` of the login page's query, if it is a path of this site, else Main.
 * @param search query of the login page
 * @param base the router's base path
 */
export function loginDestination(search: string, base: string, origin?: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  const path = wanted === null ? null : sameSitePath(wanted, origin);
  if (path === null) return paths.main();
  const inside = withoutBase(path, base);
  // Back to the login page would only bounce.
  return routeAt(inside)?.name === 'login' ? paths.main() : inside;
}
