import ListFilter from 'lucide-react/icons/list-filter';
import SearchX from 'lucide-react/icons/search-x';
import X from 'lucide-react/icons/x';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { ChipLink } from '#/ui/Chip/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { SearchField } from '#/ui/SearchField/SearchField.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import type { Failed } from '#/api/loadable.ts';
import { SEARCH_RESULTS } from '../../model/rules.ts';
import { movedTo, optionsOf, type SearchOption, type SearchResults } from '../../model/searchIndex.ts';
import { optionId, SearchResultList } from './SearchResultList.tsx';
import styles from './SearchView.module.css';

export type SearchState =
  | { readonly kind: 'start'; readonly results: SearchResults }
  | { readonly kind: 'loading' }
  | Failed
  | { readonly kind: 'found'; readonly query: string; readonly results: SearchResults };

export interface SearchViewProps {
  query: string;
  onQuery: (query: string) => void;
  state: SearchState;
  /** A page of the found games, with filters; null if there is none. */
  listPath: string | null;
  onChoose: (option: SearchOption) => void;
  onClose: () => void;
}

/** The focus stays in the field. Arrows move through the results, Enter chooses one. */
export function SearchView({ query, onQuery, state, listPath, onChoose, onClose }: SearchViewProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [active, setActive] = useState({ query, at: 0 });

  const results = state.kind === 'found' || state.kind === 'start' ? state.results : null;
  const options = results ? optionsOf(results) : [];
  // A new query starts at its first result.
  const at = active.query === query ? Math.min(active.at, Math.max(0, options.length - 1)) : 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedTo(event.key, at, options.length);
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

/** A list of the maximum length may be cut, so its text doesn't give a total. */
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
