// Which pages search engines are asked to leave out (specification S2.37, S2.39).

const DEEP_PARTS = 4;

/** Paths with four or more parts stay out of search engines. */
export function isDeepPath(pathname: string): boolean {
  return pathname.split('/').filter(Boolean).length >= DEEP_PARTS;
}

/** The value of the robots tag; the site or the path may be closed as a whole. */
export function robots(
  pathname: string,
  closed: { site: boolean; path: boolean; isError: boolean },
): 'index, follow' | 'noindex, nofollow' {
  const isClosed = closed.site || closed.path || closed.isError || isDeepPath(pathname);
  return isClosed ? 'noindex, nofollow' : 'index, follow';
}
