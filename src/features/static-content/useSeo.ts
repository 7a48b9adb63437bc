import { useQuery } from '@tanstack/react-query';
import { serverDataQuery } from '#/api/queries.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { paths } from '#/paths.ts';
import { seoCanonicalsQuery, seoMetaQuery, staticPagesQuery } from './data/queries.ts';

export interface Seo {
  readonly title: string | undefined;
  /** The title of a static page. */
  readonly pageName: string | undefined;
  readonly description: string | undefined;
  readonly canonicalUrl: string | undefined;
  readonly isSiteClosed: boolean;
  readonly isPathClosed: boolean;
}

export function useSeo(path: string): Seo {
  const meta = useQuery(seoMetaQuery(path)).data?.data;
  const canonicals = useQuery(seoCanonicalsQuery()).data?.data;
  const serverData = useQuery(serverDataQuery()).data?.data;
  // Only a static page needs the list of pages at once. On other pages, the footer loads the list later.
  const enabled = routeAt(path)?.name === 'staticPage';
  const pages = useQuery({ ...staticPagesQuery(), enabled }).data?.data;
  return {
    title: meta?.metaTitle || undefined,
    pageName: pages?.find(({ slug }) => paths.staticPage(slug) === path)?.title,
    description: meta?.metaDescription || undefined,
    canonicalUrl: canonicals?.find((entry) => entry.path === path)?.canonicalUrl ?? meta?.metaUrl,
    isSiteClosed: serverData?.noIndex ?? false,
    isPathClosed: meta?.isNoindexPath ?? false,
  };
}

const DEEP_PARTS = 4;

/** Paths with four or more parts must not be indexed by search engines (S2.37). */
export function isDeepPath(pathname: string): boolean {
  return pathname.split('/').filter(Boolean).length >= DEEP_PARTS;
}

/** The content of the `robots` meta tag (S2.39). */
export function robots(
  pathname: string,
  closed: { site: boolean; path: boolean; isError: boolean },
): 'index, follow' | 'noindex, nofollow' {
  const isClosed = closed.site || closed.path || closed.isError || isDeepPath(pathname);
  return isClosed ? 'noindex, nofollow' : 'index, follow';
}
