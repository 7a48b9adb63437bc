import ListFilter from 'lucide-react/icons/list-filter';
import { type ComponentProps, type MouseEvent, type RefObject, useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import X from 'lucide-react/icons/x';
import { GameSort } from '#/api/generated/model/index.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Choice } from '../../model/gridQuery.ts';
import type { ChoiceName } from '../Filters/useFilters.ts';
import styles from './GridView.module.css';

export interface GridToolbarProps {
  title: string;
  isPageTitle: boolean;
  /** Number of games in the grid. Null while loading. */
  total: number | null;
  sort: GameSort | null;
  onSort: (sort: GameSort | null) => void;
  choices: readonly Choice[];
  nameOf: ChoiceName;
  onRemove: (choice: Choice) => void;
  onClear: () => void;
  /** The filters: in a sheet on phones, in a panel below the toolbar elsewhere. */
  filters: Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'>;
}

export function GridToolbar(props: GridToolbarProps) {
  const { title, isPageTitle, total, sort, onSort, choices, nameOf, onRemove, onClear, filters } = props;
  const { formatMessage } = useIntl();
  const open = useRef<HTMLButtonElement>(null);
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <header className={styles.toolbar}>
      <div className={styles.heading}>
        <Heading>{title}</Heading>
        <output className={styles.count}>
          {total !== null && formatMessage({ id: 'lobby.games.count' }, { count: total })}
        </output>
      </div>
      <div className={styles.controls}>
        <FiltersButton {...filters} ref={open} count={choices.length} />
        <SortSelect sort={sort} onSort={onSort} />
      </div>
      {choices.length > 0 && (
        <ChosenFilters
          choices={choices}
          nameOf={nameOf}
          onRemove={onRemove}
          onClear={onClear}
          onEmpty={() => open.current?.focus()}
        />
      )}
    </header>
  );
}

type FiltersButtonProps = GridToolbarProps['filters'] & {
  ref: RefObject<HTMLButtonElement | null>;
  count: number;
};

function FiltersButton({ count, ...button }: FiltersButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Chip
      {...button}
      icon={<Icon of={ListFilter} size="sm" />}
      count={count === 0 ? undefined : <ChosenCount count={count} />}
    >
      {formatMessage({ id: 'gameFacts.filters.title' })}
    </Chip>
  );
}

function ChosenCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden>
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="gameFacts.filters.chosenCount" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}

function SortSelect({ sort, onSort }: Pick<GridToolbarProps, 'sort' | 'onSort'>) {
  const { formatMessage } = useIntl();
  const sorts = Object.values(GameSort);
  return (
    <div className={styles.sort}>
      <Select
        label={formatMessage({ id: 'lobby.sort.label' })}
        isLabelHidden
        hasMessageRow={false}
        value={sort ?? ''}
        placeholder={formatMessage({ id: 'lobby.sort.default' })}
        options={sorts.map((value) => ({ value, label: formatMessage({ id: `lobby.sort.${value}` }) }))}
        onChange={({ target }) => onSort(sorts.find((value) => value === target.value) ?? null)}
      />
    </div>
  );
}

interface ChosenFiltersProps {
  choices: readonly Choice[];
  nameOf: ChoiceName;
  onRemove: (choice: Choice) => void;
  onClear: () => void;
  /** Called before the last chip disappears, so that the focus can be moved. */
  onEmpty: () => void;
}

/** The chosen filters as chips. A press removes a chip, and the focus moves to the next one. */
function ChosenFilters({ choices, nameOf, onRemove, onClear, onEmpty }: ChosenFiltersProps) {
  const { formatMessage } = useIntl();
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>, choice: Choice) => {
    const next = currentTarget.nextElementSibling;
    if (choices.length > 1 && next instanceof HTMLElement) next.focus();
    else onEmpty();
    onRemove(choice);
  };
  const clear = () => {
    onEmpty();
    onClear();
  };
  return (
    <div
      className={styles.chosen}
      role="group"
      aria-label={formatMessage({ id: 'gameFacts.filters.chosen' })}
    >
      {choices.map((choice) => {
        const name = nameOf(choice);
        return (
          <Chip
            key={`${choice.filter} ${choice.value}`}
            isSelected
            icon={<Icon of={X} size="sm" />}
            aria-label={formatMessage({ id: 'gameFacts.filters.remove' }, { name })}
            onClick={(event) => remove(event, choice)}
          >
            {name}
          </Chip>
        );
      })}
      <Chip onClick={clear}>
        <FormattedMessage id="gameFacts.filters.clear" />
      </Chip>
    </div>
  );
}
