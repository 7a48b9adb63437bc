import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useListGames } from '#/api/generated/endpoints/lobby/lobby.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { queryReadings, SEARCH_RESULTS, searchIndex, type FuzzyMatch, type SearchResults } from '../model/searchIndex.ts';
import { useSearchIndex } from './useSearchIndex.ts';

/** Milliseconds without a key before the server is asked. */
const SERVER_DELAY = 200;
const POPULAR = 12;

export type SearchState =
  | { readonly kind: 'start'; readonly results: SearchResults }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'found'; readonly query: string; readonly results: SearchResults };

/**
 * What a query finds: in the index once it is there, until then by the server's own search. Typing never waits for the
 * results; of two answers the one to the newest question counts.
 */
export function useGameSearch(typed: string): SearchState {
  const query = useAfterPaint(typed.trim());
  const index = useSearchIndex();
  const fuzzy = useFuzzyMatch();
  const isEmpty = queryReadings(query).length === 0;
  const server = useServerSearch(query, index === undefined && !isEmpty);
  // The only costly thing a key does: never twice for the same question.
  const local = useMemo(() => index && searchIndex(index, query, fuzzy), [index, query, fuzzy]);
  const popular = useMemo(() => ({ categories: [], producers: [], games: index?.games.slice(0, POPULAR) ?? [] }), [index]);

  if (isEmpty) return { kind: 'start', results: popular };
  if (local) return { kind: 'found', query, results: local };
  if (server.isError) return { kind: 'failed', retry: () => void server.refetch() };
  if (!server.data) return { kind: 'loading' };
  return { kind: 'found', query, results: { categories: [], producers: [], games: server.data.data } };
}

function useFuzzyMatch(): FuzzyMatch | undefined {
  // A function may not be the data of `useQuery` by itself: the cache may call it.
  const { data } = useQuery({
    queryKey: ['lobby', 'fuzzyMatch'],
    queryFn: async () => ({ match: (await import('../model/fuzzyMatch.ts')).fuzzyMatch }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data?.match;
}

function useServerSearch(query: string, isWanted: boolean) {
  const settled = useSettled(query, SERVER_DELAY);
  return useListGames(
    { q: settled, page: 1, limit: SEARCH_RESULTS, platform: devicePlatform() },
    { query: { enabled: isWanted && settled !== '', placeholderData: keepPreviousData } },
  );
}

/**
 * The value once the browser has drawn what was typed. A deferred value alone may still be worked on before that paint,
 * and a key would then wait for its results.
 */
function useAfterPaint(value: string): string {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}

/** The value once it has not changed for a while. */
function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
