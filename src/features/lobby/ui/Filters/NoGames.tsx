import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GameRemoval } from '#/api/generated/model/index.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { gridFactsQuery, type GridScope } from '../../data/grid/queries.ts';
import { removedChoices, withoutFilter } from '../../model/filterOptions.ts';
import { withoutFilters, type GridQuery } from '../../model/gridQuery.ts';
import { type ChoiceName, useChoiceName } from './useFilters.ts';
import styles from './Filters.module.css';

interface NoGamesProps {
  scope: GridScope;
  query: GridQuery;
  onQuery: (query: GridQuery) => void;
}

/**
 * Shown if no game matches the filters. Offers to remove single filters, and says how many games would match
 * then.
 */
export function NoGames({ scope, query, onQuery }: NoGamesProps) {
  const isOfProducer = scope.producer !== undefined;
  const removals = useQuery(gridFactsQuery(scope, query, 'without')).data?.without;
  const nameOf = useChoiceName(!isOfProducer);
  return (
    <NoGamesView
      query={query}
      // On a producer's own page, the producer can't be removed.
      removals={removals?.filter(({ filter }) => !isOfProducer || filter !== 'producer')}
      nameOf={nameOf}
      onQuery={onQuery}
    />
  );
}

interface NoGamesViewProps extends Pick<NoGamesProps, 'query' | 'onQuery'> {
  /** The filters that can be removed. Undefined while loading or if loading fails. */
  removals: readonly GameRemoval[] | undefined;
  nameOf: ChoiceName;
}

export function NoGamesView({ query, removals, nameOf, onQuery }: NoGamesViewProps) {
  const { formatMessage } = useIntl();
  const shown = removals?.toSorted((one, other) => other.count - one.count) ?? [];
  const labelOf = (removal: GameRemoval): string => {
    const [only, ...others] = removedChoices(query, removal);
    if (only && others.length === 0) return nameOf(only);
    return formatMessage({
      id: removal.filter === 'producer' ? 'lobby.producers.title' : 'gameFacts.filters.volatility',
    });
  };
  return (
    <EmptyState
      icon={SearchX}
      title={<FormattedMessage id="lobby.games.emptyTitle" />}
      action={
        <div className={styles.removals}>
          {shown.map((removal) => (
            <Button
              key={`${removal.filter} ${removal.value ?? ''}`}
              onClick={() => onQuery(withoutFilter(query, removal))}
            >
              <FormattedMessage
                id="gameFacts.filters.without"
                values={{ name: labelOf(removal), count: removal.count }}
              />
            </Button>
          ))}
          <Button variant="secondary" onClick={() => onQuery(withoutFilters(query))}>
            <FormattedMessage id="gameFacts.filters.clear" />
          </Button>
        </div>
      }
    >
      {removals && (
        <FormattedMessage id={shown.length > 0 ? 'gameFacts.filters.dropOne' : 'gameFacts.filters.dropAll'} />
      )}
    </EmptyState>
  );
}
