// The path that the router is served under.

/** A path as the router sees it, without the base path that it is served under. */
export function withoutBase(pathname: string, base: string): string {
  const root = base.replace(/\/+$/, '');
  if (root === '') return pathname;
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
}

/** The router's base path: under `/guest/` every route behaves as for a guest. */
export function basePath(pathname: string): '/' | '/guest' {
  return pathname === '/guest' || pathname.startsWith('/guest/') ? '/guest' : '/';
}
