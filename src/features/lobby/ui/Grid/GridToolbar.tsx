import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import { GameSort, type Producer } from '#/api/generated/model/index.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import type { GridQuery } from '../../model/gridQuery.ts';
import styles from './GridView.module.css';

export interface GridToolbarProps {
  title: string;
  isPageTitle: boolean;
  /** Number of games in the grid; null while loading. */
  total: number | null;
  query: GridQuery;
  onSort: (sort: GameSort | null) => void;
  /** The filter by producer; undefined on a producer's own page. */
  producers?:
    | {
        chosen: readonly Pick<Producer, 'slug' | 'name'>[];
        onPick: () => void;
        onRemove: (slug: string) => void;
      }
    | undefined;
}

export function GridToolbar({ title, isPageTitle, total, query, onSort, producers }: GridToolbarProps) {
  const { formatMessage } = useIntl();
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
        {producers?.chosen.map(({ slug, name }) => (
          <Chip
            key={slug}
            isSelected
            icon={<Icon of={X} size="sm" />}
            aria-label={formatMessage({ id: 'lobby.producers.remove' }, { name })}
            onClick={() => producers.onRemove(slug)}
          >
            {name}
          </Chip>
        ))}
        {producers && (
          <Chip icon={<Icon of={ListFilter} size="sm" />} aria-haspopup="dialog" onClick={producers.onPick}>
            {formatMessage({ id: 'lobby.producers.open' })}
          </Chip>
        )}
        <SortSelect sort={query.sort} onSort={onSort} />
      </div>
    </header>
  );
}

function SortSelect({ sort, onSort }: { sort: GameSort | null; onSort: (sort: GameSort | null) => void }) {
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
