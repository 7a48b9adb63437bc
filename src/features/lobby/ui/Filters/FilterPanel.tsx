import { openModal } from '#/overlays/modals.store.ts';
import { Part } from '#/entities/failure/Part.tsx';
import type { GridScope } from '../../data/grid/queries.ts';
import { producersFilterModal, FilterGroups } from './FilterGroups.tsx';
import { toggleChoice, type GridQuery } from '../../model/gridQuery.ts';
import { useChoiceName, useFilterOptions } from './useFilters.ts';
import styles from './Filters.module.css';

interface FilterPanelProps {
  id: string;
  scope: GridScope;
  query: GridQuery;
  onQuery: (query: GridQuery) => void;
}

/** The panel with filters above a grid, on wide screens. */
export function FilterPanel({ id, scope, query, onQuery }: FilterPanelProps) {
  const counted = useFilterOptions(scope, query);
  const nameOf = useChoiceName(scope.producer === undefined);
  return (
    <div id={id} className={styles.panel}>
      <Part
        of={counted}
        skeleton={['var(--target)', 'var(--target)', 'var(--target)']}
        failed="gameFacts.filters.failed"
      >
        {({ options }) => (
          <FilterGroups
            options={options}
            nameOf={nameOf}
            onToggle={(choice) => onQuery(toggleChoice(query, choice))}
            onAllProducers={() => openModal(producersFilterModal, { scope })}
          />
        )}
      </Part>
    </div>
  );
}
