import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Icon } from '../Icon/Icon.tsx';
import type { Column, Sort } from './columns.ts';
import styles from './Table.module.css';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** Column headings. Sortable ones are buttons, which also stay visible above the cards. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  const isSorting = onSort !== undefined && columns.some(({ isSortable }) => isSortable);
  return (
    <thead className={styles.head} data-sorting={isSorting || undefined}>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={styles.heading}
            data-align={column.align}
            data-sortable={(column.isSortable && isSorting) || undefined}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            {column.isSortable && onSort ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSort(nextSort(column.key, sort))}
              >
                {column.title}
                <Icon
                  of={
                    sort?.key === column.key
                      ? sort.direction === 'ascending'
                        ? ArrowUp
                        : ArrowDown
                      : ArrowUpDown
                  }
                  size="sm"
                />
              </button>
            ) : (
              column.title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A new column sorts ascending; the same column reverses. */
function nextSort(key: string, sort: Sort | undefined): Sort {
  return { key, direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
