const DEEP_PARTS = 4;

/** Paths with four or more parts are marked noindex (S2.37). */
export function isDeepPath(pathname: string): boolean {
  return pathname.split('/').filter(Boolean).length >= DEEP_PARTS;
}

/** The content of the robots tag (S2.39). */
export function robots(
  pathname: string,
  closed: { site: boolean; path: boolean; isError: boolean },
): 'index, follow' | 'noindex, nofollow' {
  const isClosed = closed.site || closed.path || closed.isError || isDeepPath(pathname);
  return isClosed ? 'noindex, nofollow' : 'index, follow';
}
