import { type KeyboardEvent, startTransition, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ListFilter from 'lucide-react/icons/list-filter';
import SearchX from 'lucide-react/icons/search-x';
import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import { session } from '#/api/session/session.store.ts';
import { paths } from '#/paths.ts';
import { entryPath, tilePlatform, type Viewer } from '#/entities/game/rules.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { type Failed, loadable } from '#/api/loadable.ts';
import { afterPaint } from '#/lib/schedule.ts';
import { queryReadings } from '#/lib/searchText.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { ChipLink } from '#/ui/Chip/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { SearchField } from '#/ui/SearchField/SearchField.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { ALL_GAMES, SEARCH_RESULTS } from '../../model/rules.ts';
import {
  listSearchOf,
  nextActiveIndex,
  nothingFound,
  optionsOf,
  searchIndex,
  type SearchOption,
  type SearchResults,
} from '../../model/searchIndex.ts';
import { foundGamesQuery } from '../../data/queries.ts';
import { fuzzyMatchQuery, searchIndexQuery } from '../../data/search/queries.ts';
import { optionId, SearchResultList } from './SearchResultList.tsx';
import styles from './SearchView.module.css';

export default function SearchModal({ close }: Closable) {
  const [query, setQuery] = useState('');
  const state = useGameSearch(query);
  const { status } = useSnapshot(session);
  const navigate = useNavigate();
  // A stable function, so that a key press doesn't rerender the memoised results.
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

/**
 * The path of a page with filters that lists all found games or, before a search, all games. Null without
 * results, or if the server's search couldn't find the same games.
 */
function listPathOf(state: SearchState): string | null {
  const all = paths.categoryGames(ALL_GAMES);
  if (state.kind === 'start') return all;
  const search = state.kind === 'found' ? listSearchOf(state.query, state.results.games) : null;
  return search === null ? null : `${all}?q=${encodeURIComponent(search)}`;
}

/** The path that a result opens. Null for a game that can't be opened. */
function pathOf(option: SearchOption, viewer: Viewer): string | null {
  if (option.kind === 'category') return paths.categoryGames(option.category.slug);
  if (option.kind === 'producer') return paths.producersGames(option.producer.slug);
  return entryPath(option.game, viewer, tilePlatform());
}

const SERVER_DEBOUNCE_MS = 200;
const POPULAR_GAMES = 12;

/** Searches the local index. Until the index has loaded, asks the server. */
function useGameSearch(typed: string): SearchState {
  const query = useAfterPaint(typed.trim());
  const index = useQuery(searchIndexQuery()).data;
  const fuzzy = useQuery(fuzzyMatchQuery()).data?.match;
  const isEmpty = queryReadings(query).length === 0;
  const server = useServerSearch(query, index === undefined && !isEmpty);
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

/**
 * Returns the value one paint later, so that the typed text is painted before the results. `useDeferredValue`
 * may render the results before that paint.
 */
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

type SearchState =
  | { readonly kind: 'start'; readonly results: SearchResults }
  | { readonly kind: 'loading' }
  | Failed
  | { readonly kind: 'found'; readonly query: string; readonly results: SearchResults };

interface SearchViewProps {
  query: string;
  onQuery: (query: string) => void;
  state: SearchState;
  /** The path of a page that lists all found games and has filters. Null if there is none. */
  listPath: string | null;
  onChoose: (option: SearchOption) => void;
  onClose: () => void;
}

/**
 * The focus stays in the field. The arrow keys move through the results, and Enter opens the active one.
 */
export function SearchView({ query, onQuery, state, listPath, onChoose, onClose }: SearchViewProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [active, setActive] = useState({ query, at: 0 });

  const results = state.kind === 'found' || state.kind === 'start' ? state.results : null;
  const options = results ? optionsOf(results) : [];
  // For a new query, the first result is active.
  const at = active.query === query ? Math.min(active.at, Math.max(0, options.length - 1)) : 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextActiveIndex(event.key, at, options.length);
    const chosen = options[at];
    if (next !== null) {
      event.preventDefault();
      setActive({ query, at: next });
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) {
      event.preventDefault();
      onChoose(chosen);
    }
  };

  return (
    <div className={styles.search}>
      <div className={styles.top}>
        <SearchField
          ref={takeFocus}
          label={formatMessage({ id: 'lobby.search.label' })}
          placeholder={formatMessage({ id: 'lobby.search.label' })}
          value={query}
          onSearch={onQuery}
          clearLabel={formatMessage({ id: 'lobby.producers.clear' })}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(listId, at) : undefined}
          size={1}
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <IconButton icon={X} label={formatMessage({ id: 'common.action.close' })} onClick={onClose} />
      </div>
      <div className={styles.status}>
        <SearchStatus state={state} />
        {state.kind === 'start' && (
          // On a phone, the guests' header has no room for a link to the help, so the search offers it.
          <ChipLink to={paths.staticPage('help')} icon={<Icon of={CircleHelp} size="sm" />} onClick={onClose}>
            {formatMessage({ id: 'lobby.search.help' })}
          </ChipLink>
        )}
        {listPath !== null && (
          <ChipLink to={listPath} icon={<Icon of={ListFilter} size="sm" />} onClick={onClose}>
            {formatMessage({ id: 'lobby.search.list' })}
          </ChipLink>
        )}
      </div>
      <div className={styles.results}>
        {results && options.length > 0 && (
          <SearchResultList id={listId} results={results} active={at} onChoose={onChoose} />
        )}
        {listPath !== null && results?.games.length === SEARCH_RESULTS && (
          <ButtonLink variant="secondary" to={listPath} onClick={onClose}>
            {formatMessage({ id: 'lobby.search.rest' })}
          </ButtonLink>
        )}
        {state.kind === 'found' && options.length === 0 && (
          <EmptyState
            icon={SearchX}
            title={formatMessage({ id: 'lobby.search.emptyTitle' }, { query: state.query })}
            action={
              <ButtonLink to={paths.categoryGames('allgames')} onClick={onClose}>
                {formatMessage({ id: 'lobby.search.allGames' })}
              </ButtonLink>
            }
          >
            {formatMessage({ id: 'lobby.search.emptyText' })}
          </EmptyState>
        )}
        {state.kind === 'failed' && (
          <FailureView size="area" text={formatMessage({ id: 'lobby.search.error' })} failure={state} />
        )}
      </div>
    </div>
  );
}

/** A list of the maximum length may be incomplete, so the status doesn't state a total. */
function useCountText(): (results: SearchResults) => string {
  const { formatMessage } = useIntl();
  return (results) =>
    results.games.length < SEARCH_RESULTS
      ? formatMessage({ id: 'lobby.search.count' }, { count: optionsOf(results).length })
      : formatMessage({ id: 'lobby.search.first' }, { count: results.games.length });
}

function SearchStatus({ state }: { state: SearchState }) {
  const { formatMessage } = useIntl();
  const countText = useCountText();
  return (
    <output className={styles.note}>
      {state.kind === 'start' && formatMessage({ id: 'lobby.search.start' })}
      {state.kind === 'loading' && formatMessage({ id: 'lobby.search.loading' })}
      {state.kind === 'found' && countText(state.results)}
    </output>
  );
}
