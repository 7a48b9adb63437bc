import { queryOptions } from '@tanstack/react-query';
import { staleTimes } from '#/api/staleTimes.ts';

/** The search index, built once per visit. */
export const searchIndexQuery = () =>
  queryOptions({
    queryKey: ['lobby', 'searchIndex'],
    queryFn: async ({ client }) => (await import('./loadIndex.ts')).loadIndex(client),
    staleTime: staleTimes.fixed,
    gcTime: Number.POSITIVE_INFINITY,
    // No retries here, because the requests inside this query retry by themselves.
    retry: false,
    // Structural sharing is off, because React Query would compare thousands of items.
    structuralSharing: false,
  });

/**
 * The fuzzy match function, as a lazy chunk. It is wrapped in an object, because `setQueryData` would call a
 * bare function as an updater.
 */
export const fuzzyMatchQuery = () =>
  queryOptions({
    queryKey: ['lobby', 'fuzzyMatch'],
    queryFn: async () => ({ match: (await import('#/lib/fuzzyMatch.ts')).fuzzyMatch }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
