import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { loadable, type Failed } from '#/api/loadable.ts';
import { afterPaint } from '#/lib/schedule.ts';
import { nothingFound, queryReadings, searchIndex, type SearchResults } from '../model/searchIndex.ts';
import { foundGamesQuery, fuzzyMatchQuery, searchIndexQuery } from './queries.ts';

/** Milliseconds without a key before the server is asked. */
const SERVER_DELAY = 200;
const POPULAR = 12;

export type SearchState =
  | { readonly kind: 'start'; readonly results: SearchResults }
  | { readonly kind: 'loading' }
  | Failed
  | { readonly kind: 'found'; readonly query: string; readonly results: SearchResults };

/** In the index once it is there, until then by the server's search. Typing never waits for results. */
export function useGameSearch(typed: string): SearchState {
  const query = useAfterPaint(typed.trim());
  const index = useQuery(searchIndexQuery()).data;
  const fuzzy = useQuery(fuzzyMatchQuery()).data?.match;
  const isEmpty = queryReadings(query).length === 0;
  const server = useServerSearch(query, index === undefined && !isEmpty);
  // The only costly thing a key does: never twice for the same question.
  const local = useMemo(() => index && searchIndex(index, query, fuzzy), [index, query, fuzzy]);
  const popular = useMemo(() => ({ ...nothingFound, games: index?.games.slice(0, POPULAR) ?? [] }), [index]);

  if (isEmpty) return { kind: 'start', results: popular };
  if (local) return { kind: 'found', query, results: local };
  if (server.kind === 'failed') return server;
  if (server.kind === 'pending') return { kind: 'loading' };
  return { kind: 'found', query, results: { ...nothingFound, games: server.data } };
}

function useServerSearch(query: string, isWanted: boolean) {
  const settled = useSettled(query, SERVER_DELAY);
  const answer = useQuery({
    ...foundGamesQuery(settled),
    enabled: isWanted && settled !== '',
    placeholderData: keepPreviousData,
  });
  return loadable(answer, ({ data }) => data);
}

/** The value after the paint of what was typed: a deferred value may be worked on before it. */
function useAfterPaint(value: string): string {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setShown(value))), [value]);
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
