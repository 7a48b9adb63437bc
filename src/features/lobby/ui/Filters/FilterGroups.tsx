import Blocks from 'lucide-react/icons/blocks';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GameFilter } from '#/api/generated/model/index.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { defineModal, openModal } from '#/overlays/modals.store.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { topProducers, type FilterOption, type FilterOptions } from '../../model/filterOptions.ts';
import { type Choice, toggleChoice, type GridQuery } from '../../model/gridQuery.ts';
import type { GridScope } from '../../data/grid/queries.ts';
import { GamesCount } from './GamesCount.tsx';
import { type ChoiceName, useChoiceName, useFilterOptions } from './useFilters.ts';
import type { ProducersFilterProps } from './ProducersFilter.tsx';
import styles from './Filters.module.css';

export const producersFilterModal = defineModal<ProducersFilterProps>('producersFilter', {
  load: () => import('./ProducersFilter.tsx'),
  options: { title: 'lobby.producers.title', type: 'wide', isFullScreen: true, withoutClose: true },
});

export interface FilterGroupsProps {
  options: FilterOptions;
  nameOf: ChoiceName;
  onToggle: (choice: Choice) => void;
  onAllProducers: () => void;
}

const titles = {
  producer: 'lobby.producers.title',
  feature: 'gameFacts.filters.features',
  volatility: 'gameFacts.filters.volatility',
} as const satisfies Record<GameFilter, string>;

/** The values of each filter with their numbers of games. A second press on a value removes it. */
export function FilterGroups({ options, nameOf, onToggle, onAllProducers }: FilterGroupsProps) {
  const shown = { ...options, producer: topProducers(options.producer) };
  const group = { nameOf, onToggle };
  return (
    <div className={styles.groups}>
      {shown.feature.length > 0 && <Group {...group} filter="feature" options={shown.feature} />}
      {shown.volatility.length > 0 && <Group {...group} filter="volatility" options={shown.volatility} />}
      {shown.producer.length > 0 && (
        <Group {...group} filter="producer" options={shown.producer}>
          {options.producer.length > shown.producer.length && (
            <Chip icon={<Icon of={Blocks} size="sm" />} aria-haspopup="dialog" onClick={onAllProducers}>
              <FormattedMessage id="gameFacts.filters.allProducers" />
            </Chip>
          )}
        </Group>
      )}
    </div>
  );
}

interface GroupProps extends Pick<FilterGroupsProps, 'nameOf' | 'onToggle'> {
  filter: GameFilter;
  options: readonly FilterOption[];
  children?: ReactNode;
}

function Group({ filter, options, nameOf, onToggle, children }: GroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <p id={titleId} className={styles.title}>
        <FormattedMessage id={titles[filter]} />
      </p>
      <div className={styles.chips}>
        {options.map(({ choice, count, isChosen }) => (
          <Chip
            key={choice.value}
            isSelected={isChosen}
            count={count === null ? undefined : <GamesCount count={count} />}
            onClick={() => onToggle(choice)}
          >
            {nameOf(choice)}
          </Chip>
        ))}
        {children}
      </div>
    </div>
  );
}

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
