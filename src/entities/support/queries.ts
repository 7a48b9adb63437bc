import { queryOptions } from '@tanstack/react-query';
import { getGetStaticPageQueryOptions } from '#/api/generated/endpoints/static-content/static-content.ts';

export const helpQuery = () => getGetStaticPageQueryOptions('help');

/** The function is wrapped in an object, because `setQueryData` would call a bare function as an updater. */
export const fuzzyMatchQuery = () =>
  queryOptions({
    queryKey: ['support', 'fuzzyMatch'],
    queryFn: async () => ({ match: (await import('#/lib/fuzzyMatch.ts')).fuzzyMatch }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
