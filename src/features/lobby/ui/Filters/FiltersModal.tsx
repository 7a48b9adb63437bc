import { FormattedMessage } from 'react-intl';
import type { Loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { openModal, type Closable } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import type { GridScope } from '../../data/grid/queries.ts';
import { producersFilterModal, FilterGroups } from './FilterGroups.tsx';
import { choicesOf, toggleChoice, withoutFilters, type Choice } from '../../model/gridQuery.ts';
import { ShowGames } from './GamesCount.tsx';
import {
  type ChoiceName,
  type CountedOptions,
  useChoiceName,
  useFilterOptions,
  useGridQuery,
} from './useFilters.ts';
import styles from './Filters.module.css';

export interface FiltersModalProps {
  scope: GridScope;
}

/**
 * The filters of a grid, in a sheet on phones. Each press changes the URL, and with it the grid behind the
 * sheet.
 */
export default function FiltersModal({ scope, close }: FiltersModalProps & Closable) {
  const isOfProducer = scope.producer !== undefined;
  const { query, change } = useGridQuery(isOfProducer);
  return (
    <FiltersSheet
      counted={useFilterOptions(scope, query)}
      nameOf={useChoiceName(!isOfProducer)}
      onToggle={(choice) => change(toggleChoice(query, choice))}
      onAllProducers={() => openModal(producersFilterModal, { scope, onShow: close })}
      onClear={choicesOf(query, isOfProducer).length > 0 ? () => change(withoutFilters(query)) : undefined}
      onClose={close}
    />
  );
}

interface FiltersSheetProps {
  counted: Loadable<CountedOptions>;
  nameOf: ChoiceName;
  onToggle: (choice: Choice) => void;
  onAllProducers: () => void;
  /** Clears all filters. Undefined if none is set. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}

export function FiltersSheet({ counted, onClear, onClose, ...groups }: FiltersSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.scroll}>
        <Part of={counted} skeleton={['6rem', '6rem', '10rem']} failed="gameFacts.filters.failed">
          {({ options }) => <FilterGroups {...groups} options={options} />}
        </Part>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClear} disabled={onClear === undefined}>
          <FormattedMessage id="gameFacts.filters.clear" />
        </Button>
        <ShowGames counted={counted} onClose={onClose} />
      </div>
    </div>
  );
}
