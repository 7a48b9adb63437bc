import { useCallback, useState, startTransition, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { session } from '#/api/session/session.store.ts';
import { paths } from '#/paths.ts';
import { entryPath, type Viewer } from '#/entities/game/rules.ts';
import { tilePlatform } from '#/entities/game/tilePlatform.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { loadable } from '#/api/loadable.ts';
import { afterPaint } from '#/lib/schedule.ts';
import { queryReadings } from '#/lib/searchText.ts';
import { ALL_GAMES } from '../../model/rules.ts';
import { type SearchOption, listSearchOf, nothingFound, searchIndex } from '../../model/searchIndex.ts';
import { foundGamesQuery } from '../../data/queries.ts';
import { fuzzyMatchQuery, searchIndexQuery } from '../../data/search/queries.ts';
import { SearchView, type SearchState } from './SearchView.tsx';

export default function SearchModal({ close }: Closable) {
  const [query, setQuery] = useState('');
  const state = useGameSearch(query);
  const { status } = useSnapshot(session);
  const navigate = useNavigate();
  // The function stays the same between key presses, so that the memoised results don't rerender.
  const choose = useCallback(
    (option: SearchOption) => {
      const path = pathOf(option, status);
      if (path === null) return;
      close();
      void navigate(path);
    },
    [status, navigate, close],
  );
  return (
    <SearchView
      query={query}
      onQuery={setQuery}
      state={state}
      listPath={listPathOf(state)}
      onChoose={choose}
      onClose={close}
    />
  );
}

/** The page of all found games, which has filters; null if there is none. */
function listPathOf(state: SearchState): string | null {
  const all = paths.categoryGames(ALL_GAMES);
  if (state.kind === 'start') return all;
  const search = state.kind === 'found' ? listSearchOf(state.query, state.results.games) : null;
  return search === null ? null : `${all}?q=${encodeURIComponent(search)}`;
}

/** The path that a result opens; null for a game that can't be opened. */
function pathOf(option: SearchOption, viewer: Viewer): string | null {
  if (option.kind === 'category') return paths.categoryGames(option.category.slug);
  if (option.kind === 'producer') return paths.producersGames(option.producer.slug);
  return entryPath(option.game, viewer, tilePlatform());
}

const SERVER_DEBOUNCE_MS = 200;
const POPULAR_GAMES = 12;

/** Searches the local index, or the server until the index is loaded. */
function useGameSearch(typed: string): SearchState {
  const query = useAfterPaint(typed.trim());
  const index = useQuery(searchIndexQuery()).data;
  const fuzzy = useQuery(fuzzyMatchQuery()).data?.match;
  const isEmpty = queryReadings(query).length === 0;
  const server = useServerSearch(query, index === undefined && !isEmpty);
  // Memoised, because searching the index is expensive.
  const local = useMemo(() => index && searchIndex(index, query, fuzzy), [index, query, fuzzy]);
  const popular = useMemo(
    () => ({ ...nothingFound, games: index?.games.slice(0, POPULAR_GAMES) ?? [] }),
    [index],
  );

  if (isEmpty) return { kind: 'start', results: popular };
  if (local) return { kind: 'found', query, results: local };
  if (server.kind === 'failed') return server;
  if (server.kind === 'pending') return { kind: 'loading' };
  return { kind: 'found', query, results: { ...nothingFound, games: server.data } };
}

function useServerSearch(query: string, isWanted: boolean) {
  const settled = useDebounced(query, SERVER_DEBOUNCE_MS);
  const answer = useQuery({
    ...foundGamesQuery(settled),
    enabled: isWanted && settled !== '',
    placeholderData: keepPreviousData,
  });
  return loadable(answer, ({ data }) => data);
}

/** The value as last painted: typed text shows first. `useDeferredValue` may render before the paint. */
function useAfterPaint(value: string): string {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setShown(value))), [value]);
  return shown;
}

function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
