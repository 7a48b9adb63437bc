import { sameSitePath } from '#/lib/url.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { paths, withoutBase } from '#/paths.ts';

/** The login page's `redirect` if it is a path of this site, else Main. */
export function loginDestination(search: string, base: string, origin?: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  const path = wanted === null ? null : sameSitePath(wanted, origin);
  if (path === null) return paths.main();
  // The parameters that began a visit to the mock casino are applied already.
  const inside = withoutBase(path, base).replace(/([?&])(?:mock\.[^&#]*&?)+/, '$1');
  // The login page itself would bounce back here, so it leads to Main.
  return routeAt(inside)?.name === 'login' ? paths.main() : inside;
}
