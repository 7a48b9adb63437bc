import { useQuery } from '@tanstack/react-query';
import { seoCanonicalsQuery, seoMetaQuery, serverDataQuery } from './data/queries.ts';

export interface Seo {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonicalUrl: string | undefined;
  readonly isSiteClosed: boolean;
  readonly isPathClosed: boolean;
}

/** What search engines are told about a path; undefined where the server says nothing (yet). */
export function useSeo(path: string): Seo {
  const meta = useQuery(seoMetaQuery(path)).data?.data;
  const canonicals = useQuery(seoCanonicalsQuery()).data?.data;
  const serverData = useQuery(serverDataQuery()).data?.data;
  return {
    title: meta?.metaTitle || undefined,
    description: meta?.metaDescription || undefined,
    canonicalUrl: canonicals?.find((entry) => entry.path === path)?.canonicalUrl ?? meta?.metaUrl,
    isSiteClosed: serverData?.noIndex ?? false,
    isPathClosed: meta?.isNoindexPath ?? false,
  };
}
